import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { linkMessages } from '../../components/Link/messages.ts';
import { announce } from '../../internal/announce.ts';
import { textSegments } from '../../internal/textSegments.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { address, bubble, failed, meta, phone, row, state } from './ChatBubble.css.ts';
import { chatBubbleMessages } from './messages.ts';

export const deliveries = ['sending', 'sent', 'not delivered'] as const;

export interface ChatBubbleProps {
  /** The sender's display name. */
  readonly sender: string;
  /** The formatted time. */
  readonly time: string;
  /** The message; rendered as plain text, with its addresses as links. */
  readonly text: string;
  /** The app's own paths, such as '/plan', which become links wherever the text names them. @default none */
  readonly paths?: readonly string[];
  /** Whether links to these paths open in a new tab, so that a message being written is not lost. @default false */
  readonly newTab?: boolean;
  /** Whether the message is from the user's own side: the user or a colleague. */
  readonly own: boolean;
  /** The delivery status of the user's own message; no status shows without it. */
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
  paths,
  newTab = false,
  own,
  delivery,
  onRetry,
  onDiscard,
}: ChatBubbleProps) => {
  const labels = useMessages('ChatBubble', chatBubbleMessages);
  const linkLabels = useMessages('Link', linkMessages);
  const segments = useMemo(() => textSegments(text, paths), [text, paths]);
  const before = useRef(delivery);
  const from = own ? 'own' : 'other';

  useEffect(() => {
    // Announced by script, because the log is not live, so that scrolling announces nothing.
    if (before.current === 'sending' && delivery === 'not delivered')
      announce(`${labels.notDelivered}: ${text}`);
    before.current = delivery;
  }, [delivery, text, labels]);

  return (
    <div className={row({ from })} data-from={from} data-delivery={delivery}>
      <div className={bubble({ from, delivery: delivery ?? 'sent' })}>
        {segments.map(({ text: part, href, isForeign, start }) =>
          href === undefined ? (
            part
          ) : (
            <Anchor
              key={start}
              href={href}
              className={href.startsWith('tel:') ? `${address} ${phone}` : address}
              {...((isForeign || (newTab && href.startsWith('/'))) && {
                target: '_blank',
                rel: 'noopener noreferrer',
                'aria-label': part + linkLabels.newTab,
              })}
            >
              {part}
            </Anchor>
          ),
        )}
      </div>
      <p className={meta({ from })}>
        <span>
          {/* Isolates the name's text direction and its bidi control characters. */}
          <bdi>{sender}</bdi> · {time}
        </span>
        {own && delivery === 'sent' && <Icon icon={icons.Check} size="small" label={labels.sent} />}
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
