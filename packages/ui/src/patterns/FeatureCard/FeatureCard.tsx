import type { LucideIcon } from 'lucide-react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { feature, iconWrapper } from './FeatureCard.css.ts';

export interface FeatureCardProps {
  /** The title. */
  readonly title: string;
  /** The description of the benefit. */
  readonly text: string;
  /** The icon. */
  readonly icon: LucideIcon;
  /** The heading level of the title in the document outline. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/** A card for one feature of the product. */
export const FeatureCard = ({ title, text, icon, level = 3 }: FeatureCardProps) => (
  <article className={feature}>
    <span className={iconWrapper}>
      <Icon icon={icon} />
    </span>
    <div>
      <Heading level={level}>{title}</Heading>
      <Text size="small" tone="muted">
        {text}
      </Text>
    </div>
  </article>
);
