import { Button } from '../../components/Button/index.ts';
import { glyphs, Icon } from '../../components/Icon/index.ts';
import { bubble, failed, meta, row, state } from './ChatBubble.css.ts';

export const deliveries = ['sending', 'sent', 'not delivered'] as const;

export interface ChatBubbleProps {
  /** Who says it, as it is shown. */
  readonly sender: string;
  /** When, as it is read. */
  readonly time: string;
  /** What is said; only ever shown as text. */
  readonly text: string;
  /** Whether one's own side says it: oneself, or a colleague. */
  readonly own: boolean;
  /** How one's own message stands. @default 'sent' */
  readonly delivery?: (typeof deliveries)[number];
  /** Called when a message that was not delivered is to be sent again. */
  readonly onRetry?: () => void;
  /** Called when a message that was not delivered is given up. */
  readonly onDiscard?: () => void;
}

/** One message of a conversation. */
export const ChatBubble = ({
  sender,
  time,
  text,
  own,
  delivery = 'sent',
  onRetry,
  onDiscard,
}: ChatBubbleProps) => {
  const from = own ? 'own' : 'other';
  return (
    <div className={row({ from })} data-from={from} data-delivery={delivery}>
      <div className={bubble({ from, delivery })}>{text}</div>
      <p className={meta({ from })}>
        <span>
          {/* Its direction, and marks of direction in it, stay its own. */}
          <bdi>{sender}</bdi> · {time}
        </span>
        {delivery === 'sending' && (
          <span className={state}>
            <Icon glyph={glyphs.Clock} size="small" />
            Sending
          </span>
        )}
        {delivery === 'not delivered' && (
          <>
            <span className={`${state} ${failed}`}>
              <Icon glyph={glyphs.CircleAlert} size="small" />
              Not delivered
            </span>
            {onRetry && (
              <Button tone="quiet" size="compact" glyph={glyphs.RotateCw} onPress={onRetry}>
                Retry
              </Button>
            )}
            {onDiscard && (
              <Button tone="quiet" size="compact" glyph={glyphs.Trash2} onPress={onDiscard}>
                Discard
              </Button>
            )}
          </>
        )}
      </p>
    </div>
  );
};
