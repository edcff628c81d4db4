import { FeatureCard, icons, Grid, Link } from '@seatwise/ui';
import { offerings } from '../../../content/landingSections.ts';
import { paths } from '../../../paths.ts';
import { Section } from './Section.tsx';

const { alerts, choices, counselling, prediction, documents, progress } = offerings.cards;

const cards = [
  { ...alerts, icon: icons.Bell },
  { ...choices, icon: icons.ListChecks },
  { ...counselling, icon: icons.Users },
  { ...prediction, icon: icons.Target },
  { ...documents, icon: icons.FileText },
  { ...progress, icon: icons.TrendingUp },
];

export const Offerings = () => (
  <Section id="services" heading={offerings.heading} lead={offerings.lead}>
    <Grid columns={3}>
      {cards.map((card) => (
        <FeatureCard key={card.title} {...card} />
      ))}
    </Grid>
    <Link href={paths.home} standalone>
      {offerings.season}
    </Link>
  </Section>
);
