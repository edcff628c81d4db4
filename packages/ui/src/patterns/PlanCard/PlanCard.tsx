import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import {
  amount,
  feature,
  features as featuresStyle,
  badgeWrapper,
  plan,
  price as priceStyle,
  tick,
} from './PlanCard.css.ts';
import { planCardMessages } from './messages.ts';

export interface PlanCardProps {
  /** The plan's name. */
  readonly title: string;
  /** The target group. */
  readonly subtitle: string;
  /** The formatted price before tax. */
  readonly price: string;
  /** A note beside the price, such as '+GST'. */
  readonly priceNote: string;
  /** The features, included or not. */
  readonly features: readonly { readonly name: string; readonly available: boolean }[];
  /** The label of the button. */
  readonly action: string;
  /** Whether the plan is the user's current one. @default false */
  readonly active?: boolean;
  /** Whether the user's current plan includes this one. @default false */
  readonly contained?: boolean;
  /** The label of the badge that highlights the plan. */
  readonly highlight?: string;
  /** The heading level of the title in the document outline. @default 3 */
  readonly level?: 2 | 3;
  /** Called when the card is pressed anywhere. */
  readonly onChoose: () => void;
}

/** A plan to choose; the button's hit area covers the card. */
export const PlanCard = ({
  title,
  subtitle,
  price,
  priceNote,
  features,
  action,
  active = false,
  contained = false,
  highlight,
  level = 3,
  onChoose,
}: PlanCardProps) => {
  const messages = useMessages('PlanCard', planCardMessages);
  const id = useId();
  const owned = (active && messages.active) || (contained && messages.contained);
  return (
    <article
      className={plan({ emphasis: highlight !== undefined && !owned, active })}
      aria-labelledby={id}
      data-active={active}
    >
      {(owned || highlight !== undefined) && (
        <span className={badgeWrapper}>
          <Badge tone={owned ? 'positive' : 'accent'} outlined>
            {owned || highlight}
          </Badge>
        </span>
      )}
      <div>
        <Heading level={level} size="headline" id={id}>
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {subtitle}
        </Text>
      </div>
      <p className={priceStyle}>
        <span className={amount}>{price}</span>
        <Text as="span" size="small" tone="muted">
          {priceNote}
        </Text>
      </p>
      <ul className={featuresStyle}>
        {features.map(({ name, available }) => (
          <li key={name} className={feature} data-available={available}>
            <span className={tick}>
              <Icon icon={available ? icons.CircleCheck : icons.CircleX} size="small" />
            </span>
            <span>
              {name}
              <VisuallyHidden>
                {available ? messages.included : messages.notIncluded}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <Button
        wide
        coversCard
        tone={owned ? 'secondary' : 'primary'}
        describedBy={id}
        onPress={onChoose}
      >
        {action}
      </Button>
    </article>
  );
};
