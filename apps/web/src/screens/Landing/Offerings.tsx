import { FeatureCard, glyphs, Grid } from '@seatwise/ui';
import { offerings } from '../../content/landingSections.ts';
import { Section } from './Section.tsx';

const { alerts, choices, counselling, prediction, documents, progress } = offerings.cards;

const cards = [
  { ...alerts, glyph: glyphs.Bell },
  { ...choices, glyph: glyphs.ListChecks },
  { ...counselling, glyph: glyphs.Users },
  { ...prediction, glyph: glyphs.Target },
  { ...documents, glyph: glyphs.FileText },
  { ...progress, glyph: glyphs.TrendingUp },
];

export const Offerings = () => (
  <Section id="services" heading={offerings.heading} lead={offerings.lead}>
    <Grid columns={3}>
      {cards.map((card) => (
        <FeatureCard key={card.title} {...card} />
      ))}
    </Grid>
  </Section>
);
