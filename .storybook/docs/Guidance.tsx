import { Badge, icons, Text } from '@seatwise/ui';
import { vars } from '@seatwise/ui/theme';
import type { ReactNode } from 'react';

/** An example of the component, and what it does well or badly. */
interface Picture {
  readonly shows: ReactNode;
  readonly says: string;
}

export interface GuidanceProps {
  readonly do: readonly string[];
  readonly dont: readonly string[];
  readonly pictures?: readonly { readonly right: Picture; readonly wrong: Picture }[];
}

const Advice = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </div>
);

/** A grid with as many columns of at least this width as fit. */
export const gridOf = (width: string) => ({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
});

const frameOf = (tone: 'positive' | 'critical') => ({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.md,
  minWidth: 0,
  margin: 0,
  padding: vars.space.md,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderBlockEnd: `${vars.line.thick} solid ${vars.border[tone]}`,
  borderRadius: vars.radius.card,
  background: vars.background.page,
});

/** A live example. Readers only look at it, so it is inert. */
const Use = ({ isRight, shows, says }: Picture & { readonly isRight: boolean }) => {
  const tone = isRight ? 'positive' : 'critical';
  return (
    <figure className="sb-unstyled" style={frameOf(tone)}>
      <div inert style={{ alignSelf: 'center', minWidth: 0, overflow: 'hidden' }}>
        {shows}
      </div>
      <figcaption>
        <Badge tone={tone} icon={isRight ? icons.CircleCheck : icons.CircleX}>
          {isRight ? 'Do' : 'Don’t'}
        </Badge>
        <Text size="small">{says}</Text>
      </figcaption>
    </figure>
  );
};

/** When to use a component, and when something else. */
export const WhenToUse = ({ do: wanted, dont }: Pick<GuidanceProps, 'do' | 'dont'>) => (
  <>
    <h2>When to use</h2>
    <div style={gridOf(vars.width.menu)}>
      <Advice title="Do" sentences={wanted} />
      <Advice title="Don’t" sentences={dont} />
    </div>
  </>
);

/** Shows pairs of pictures: how to use the component, and how not to. */
export const Pictures = ({ pictures }: Required<Pick<GuidanceProps, 'pictures'>>) => (
  <>
    <h2>Do and don’t</h2>
    {pictures.map(({ right, wrong }) => (
      <div key={right.says} style={{ ...gridOf(vars.width.menu), marginBlockEnd: vars.space.md }}>
        <Use isRight {...right} />
        <Use isRight={false} {...wrong} />
      </div>
    ))}
  </>
);
