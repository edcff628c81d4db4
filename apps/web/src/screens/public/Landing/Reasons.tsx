import { icons, Grid, Heading, Icon, Text } from '@seatwise/ui';
import { reasons } from '../../../content/landingSections.ts';
import { reason, reasonPicture } from './Landing.css.ts';
import { Section } from './Section.tsx';

const { professionals, guidance, record, support } = reasons.points;

const points = [
  { ...professionals, icon: icons.BadgeCheck },
  { ...guidance, icon: icons.User },
  { ...record, icon: icons.TrendingUp },
  { ...support, icon: icons.ShieldCheck },
];

export const Reasons = () => (
  <Section heading={reasons.heading} lead={reasons.lead} background="surface">
    <Grid columns={2} gap="xl">
      {points.map(({ title, text, icon }) => (
        <article key={title} className={reason}>
          <span className={reasonPicture}>
            <Icon icon={icon} size="large" />
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
