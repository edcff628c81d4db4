import type { LucideIcon } from 'lucide-react';
import { Heading } from '../../components/Heading/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Text } from '../../components/Text/index.ts';
import { feature, picture } from './FeatureCard.css.ts';

export interface FeatureCardProps {
  /** What is offered. */
  readonly title: string;
  /** What one has of it. */
  readonly text: string;
  /** A picture of it. */
  readonly icon: LucideIcon;
  /** The place of its title in the outline of the page. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/** One thing the product does, among others of its kind. */
export const FeatureCard = ({ title, text, icon, level = 3 }: FeatureCardProps) => (
  <article className={feature}>
    <span className={picture}>
      <Icon icon={icon} />
    </span>
    <Heading level={level} size="title">
      {title}
    </Heading>
    <Text tone="muted">{text}</Text>
  </article>
);
