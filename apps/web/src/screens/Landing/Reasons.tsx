import { glyphs, Grid, Heading, Icon, Text } from '@seatwise/ui';
import { reasons } from '../../content/landingSections.ts';
import { reason, reasonPicture } from './Landing.css.ts';
import { Section } from './Section.tsx';

const { professionals, guidance, record, support } = reasons.points;

const points = [
  { ...professionals, glyph: glyphs.BadgeCheck },
  { ...guidance, glyph: glyphs.User },
  { ...record, glyph: glyphs.TrendingUp },
  { ...support, glyph: glyphs.ShieldCheck },
];

export const Reasons = () => (
  <Section heading={reasons.heading} lead={reasons.lead} ground="surface">
    <Grid columns={2} gap="xl">
      {points.map(({ title, text, glyph }) => (
        <article key={title} className={reason}>
          <span className={reasonPicture}>
            <Icon glyph={glyph} size="large" />
          </span>
          <div>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </div>
        </article>
      ))}
    </Grid>
  </Section>
);
