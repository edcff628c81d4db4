import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { icons, Icon } from '../../components/Icon/index.ts';
import { announce } from '../../internal/announce.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { bubble, failed, meta, row, state } from './ChatBubble.css.ts';
import { chatBubbleMessages } from './messages.ts';

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
  const words = useMessages('ChatBubble', chatBubbleMessages);
  const before = useRef(delivery);
  const from = own ? 'own' : 'other';

  useEffect(() => {
    // The log that it stands in is silent, so that scrolling announces nothing.
    if (before.current === 'sending' && delivery === 'not delivered')
      announce(`${words.notDelivered}: ${text}`);
    before.current = delivery;
  }, [delivery, text, words]);

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
            <Icon icon={icons.Clock} size="small" />
            {words.sending}
          </span>
        )}
        {delivery === 'not delivered' && (
          <>
            <span className={`${state} ${failed}`}>
              <Icon icon={icons.CircleAlert} size="small" />
              {words.notDelivered}
            </span>
            {onRetry && (
              <Button tone="quiet" size="compact" icon={icons.RotateCw} onPress={onRetry}>
                {words.retry}
              </Button>
            )}
            {onDiscard && (
              <Button tone="quiet" size="compact" icon={icons.Trash2} onPress={onDiscard}>
                {words.discard}
              </Button>
            )}
          </>
        )}
      </p>
    </div>
  );
};
