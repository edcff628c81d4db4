import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { tones, vars } from './index.ts';

const backgrounds = ['page', 'surface', 'sunken', 'hover', 'accent', 'critical', 'hero'] as const;
const lines = ['subtle', 'control', 'focus'] as const;

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
