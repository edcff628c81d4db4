import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { contrast, shapes, texts, type Pair } from './contrast.ts';
import { dark } from './dark.ts';
import { tones, vars } from './index.ts';
import { light } from './light.ts';
import type { Theme } from './tokens.ts';

const backgrounds = ['page', 'surface', 'sunken', 'hover', 'accent', 'critical', 'hero'] as const;
const lines = ['subtle', 'control', 'focus'] as const;

const textLeast = 4.5;

const Swatch = ({ colour, name }: { colour: string; name: string }) => (
  <figure data-swatch={name} style={{ margin: 0 }}>
    <div
      style={{
        height: vars.height.text,
        background: colour,
        border: `${vars.line.thin} solid ${vars.border.subtle}`,
        borderRadius: vars.radius.control,
      }}
    />
    <figcaption>
      <Text as="span" size="small">
        {name}
      </Text>
    </figcaption>
  </figure>
);

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const swatches = (root: Element): readonly Element[] => [
  ...root.querySelectorAll('[data-swatch] > div'),
];

export const Papers: Story = {
  render: () => (
    <Grid columns={4}>
      {backgrounds.map((name) => (
        <Swatch key={name} name={`background.${name}`} colour={vars.background[name]} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(swatches(canvasElement)).toHaveLength(backgrounds.length);
  },
};

export const Lines: Story = {
  render: () => (
    <Grid columns={4}>
      {lines.map((name) => (
        <Swatch key={name} name={`border.${name}`} colour={vars.border[name]} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(swatches(canvasElement)).toHaveLength(lines.length);
  },
};

/** The student's own rank, the only thing in this colour: the mark with its edge, and the figure. */
export const OwnRank: Story = {
  name: 'Own rank',
  render: () => (
    <Grid columns={4}>
      {(['you', 'youEdge', 'youText'] as const).map((name) => (
        <Swatch key={name} name={`accent.${name}`} colour={vars.accent[name]} />
      ))}
      <Text tone="you" weight="semibold" tabular>
        45,210
      </Text>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(swatches(canvasElement)).toHaveLength(3);
    await expect(canvas.getByText('45,210')).toBeVisible();
  },
};

/** Text on its tone's soft background, as in badges and notices. */
export const Tones: Story = {
  render: () => (
    <Grid columns={3}>
      {tones.map((tone) => (
        <Card key={tone}>
          <Stack gap="xs">
            <div
              data-tone={tone}
              style={{
                padding: vars.space.md,
                borderRadius: vars.radius.control,
                color: vars.foreground[tone],
                background: vars.background[`${tone}Soft`],
                border: `${vars.line.thin} solid ${vars.border[tone]}`,
              }}
            >
              {tone}
            </div>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const tone of tones) await expect(canvas.getByText(tone)).toBeVisible();
  },
};

interface FigureProps {
  readonly theme: Theme;
  readonly pair: Pair;
  readonly least: number;
}

/** A pair in the colours of its own theme, whatever theme the page has, forced colours included. */
const Figure = ({ theme, pair: [what, colour, ground], least }: FigureProps) => (
  <td
    style={{
      padding: vars.space.xs,
      color: least === textLeast ? colour : theme.foreground.default,
      background: ground,
      borderInlineStart: `${vars.line.bar} solid ${colour}`,
      fontVariantNumeric: 'tabular-nums',
      forcedColorAdjust: 'none',
    }}
    data-contrast={contrast(colour, ground) / least}
  >
    {contrast(colour, ground).toFixed(1)}
    <VisuallyHidden> to 1, {what}</VisuallyHidden>
  </td>
);

const Figures = ({
  title,
  pairsOf,
  least,
}: {
  title: string;
  pairsOf: typeof texts;
  least: number;
}) => (
  <table style={{ borderCollapse: 'collapse' }}>
    <caption>
      <Text>{title}</Text>
    </caption>
    <thead>
      <tr>
        <th scope="col">Pair</th>
        <th scope="col">Light</th>
        <th scope="col">Dark</th>
      </tr>
    </thead>
    <tbody>
      {pairsOf(light).map((pair, at) => (
        <tr key={pair[0]}>
          <th scope="row" style={{ textAlign: 'start', paddingInlineEnd: vars.space.md }}>
            <Text as="span" size="small">
              {pair[0]}
            </Text>
          </th>
          <Figure theme={light} pair={pair} least={least} />
          <Figure theme={dark} pair={pairsOf(dark)[at]!} least={least} />
        </tr>
      ))}
    </tbody>
  </table>
);

/** Each pair of colours in the theme, with its contrast by WCAG 2.2; a test fails below the minimum. */
export const Contrast: Story = {
  tags: ['BEY-STB-04'],
  render: () => (
    <Grid columns={2}>
      <Figures title="Text: at least 4.5 to 1" pairsOf={texts} least={textLeast} />
      <Figures title="Lines and fills: at least 3 to 1" pairsOf={shapes} least={3} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const shares = [...canvasElement.querySelectorAll<HTMLElement>('[data-contrast]')].map((cell) =>
      Number(cell.dataset['contrast']),
    );
    await expect(shares.length).toBe(2 * (texts(light).length + shapes(light).length));
    await expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
  },
};
