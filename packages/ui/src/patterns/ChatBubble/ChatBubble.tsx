import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { icons, Icon } from '../../components/Icon/index.ts';
import { announce } from '../../internal/announce.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { bubble, failed, meta, row, state } from './ChatBubble.css.ts';
import { chatBubbleMessages } from './messages.ts';

export const deliveries = ['sending', 'sent', 'not delivered'] as const;

export interface ChatBubbleProps {
  /** The sender's display name. */
  readonly sender: string;
  /** The formatted time. */
  readonly time: string;
  /** The message; always rendered as plain text. */
  readonly text: string;
  /** Whether it is from one's own side: the user or a colleague. */
  readonly own: boolean;
  /** The delivery status of one's own message. @default 'sent' */
  readonly delivery?: (typeof deliveries)[number];
  /** Called to retry an undelivered message. */
  readonly onRetry?: () => void;
  /** Called to discard an undelivered message. */
  readonly onDiscard?: () => void;
}

/** A chat message. */
export const ChatBubble = ({
  sender,
  time,
  text,
  own,
  delivery = 'sent',
  onRetry,
  onDiscard,
}: ChatBubbleProps) => {
  const labels = useMessages('ChatBubble', chatBubbleMessages);
  const before = useRef(delivery);
  const from = own ? 'own' : 'other';

  useEffect(() => {
    // The surrounding log is not live, so that scrolling announces nothing.
    if (before.current === 'sending' && delivery === 'not delivered')
      announce(`${labels.notDelivered}: ${text}`);
    before.current = delivery;
  }, [delivery, text, labels]);

  return (
    <div className={row({ from })} data-from={from} data-delivery={delivery}>
      <div className={bubble({ from, delivery })}>{text}</div>
      <p className={meta({ from })}>
        <span>
          {/* Isolates the name's text direction and its bidi control characters. */}
          <bdi>{sender}</bdi> · {time}
        </span>
        {delivery === 'sending' && (
          <span className={state}>
            <Icon icon={icons.Clock} size="small" />
            {labels.sending}
          </span>
        )}
        {delivery === 'not delivered' && (
          <>
            <span className={`${state} ${failed}`}>
              <Icon icon={icons.CircleAlert} size="small" />
              {labels.notDelivered}
            </span>
            {onRetry && (
              <Button tone="quiet" size="compact" icon={icons.RotateCw} onPress={onRetry}>
                {labels.retry}
              </Button>
            )}
            {onDiscard && (
              <Button tone="quiet" size="compact" icon={icons.Trash2} onPress={onDiscard}>
                {labels.discard}
              </Button>
            )}
          </>
        )}
      </p>
    </div>
  );
};
