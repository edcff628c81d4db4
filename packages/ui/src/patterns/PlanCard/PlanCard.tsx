import { useId } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { icons, Icon } from '../../components/Icon/index.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import {
  amount,
  feature,
  features as featuresStyle,
  mark,
  plan,
  price as priceStyle,
  tick,
} from './PlanCard.css.ts';
import { planCardMessages } from './messages.ts';

export interface PlanCardProps {
  /** The plan's name. */
  readonly title: string;
  /** Whom it is for. */
  readonly subtitle: string;
  /** Its price before tax, as it is read. */
  readonly price: string;
  /** What stands beside the price, such as '+GST'. */
  readonly priceNote: string;
  /** What it has, and what only others have. */
  readonly features: readonly { readonly name: string; readonly available: boolean }[];
  /** The words on its button. */
  readonly action: string;
  /** It is the plan one has. @default false */
  readonly active?: boolean;
  /** A few words that lift it above the others. */
  readonly highlight?: string;
  /** The place of its title in the outline of the page. @default 3 */
  readonly level?: 2 | 3;
  /** Called when the card is pressed, anywhere. */
  readonly onChoose: () => void;
}

/** A plan beside others. Its button reaches over the whole card. */
export const PlanCard = ({
  title,
  subtitle,
  price,
  priceNote,
  features,
  action,
  active = false,
  highlight,
  level = 3,
  onChoose,
}: PlanCardProps) => {
  const messages = useMessages('PlanCard', planCardMessages);
  const id = useId();
  return (
    <article
      className={plan({ emphasis: highlight !== undefined && !active, active })}
      aria-labelledby={id}
      data-active={active}
    >
      {(active || highlight !== undefined) && (
        <span className={mark}>
          <Badge tone={active ? 'positive' : 'accent'} outlined>
            {active ? messages.active : highlight}
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
        tone={active ? 'secondary' : 'primary'}
        describedBy={id}
        onPress={onChoose}
      >
        {action}
      </Button>
    </article>
  );
};
