import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../components/Button/index.ts';
import { icons } from '../../components/Icon/index.ts';
import { usePinnedRows } from '../../internal/usePinnedRows.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { ChatPanelRows } from './ChatPanelRows.tsx';
import { chatRows, type ChatPanelMessage } from './chatRows.ts';
import { chatPanelMessages } from './messages.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useArrivals } from './useArrivals.ts';
import { useChatVirtualizer } from './useChatVirtualizer.ts';
import { useStickToBottom } from './useStickToBottom.ts';
import {
  dayName,
  dot,
  dots,
  earlier,
  empty as emptyStyle,
  frame,
  log as logStyle,
  newest,
  newestButton,
  rows as rowsStyle,
  typing as typingStyle,
} from './ChatPanel.css.ts';

/** What the panel asks of its log. */
export interface ChatPanelLogHandle {
  readonly goToNewest: () => void;
}

interface ChatPanelLogProps<Message extends ChatPanelMessage> {
  readonly handle: Ref<ChatPanelLogHandle>;
  /** The id of what names it. */
  readonly labelledBy: string;
  readonly messages: readonly Message[];
  readonly renderMessage: (message: Message) => ReactNode;
  readonly announcementOf: (message: Message) => string | undefined;
  readonly empty: ReactNode;
  readonly loading: boolean;
  readonly onShowEarlier: (() => void) | undefined;
  readonly typing: string | undefined;
  readonly scrollDelay: number;
}

/** The messages of a conversation, virtualized, and what leads to the newest. */
export const ChatPanelLog = <Message extends ChatPanelMessage>({
  handle,
  labelledBy,
  messages,
  renderMessage,
  announcementOf,
  empty,
  loading,
  onShowEarlier,
  typing,
  scrollDelay,
}: ChatPanelLogProps<Message>) => {
  const words = useMessages('ChatPanel', chatPanelMessages);
  const viewport = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wantsEarlier = useRef(false);
  const [unseen, setUnseen] = useState(0);
  const rows = useMemo(() => chatRows(messages), [messages]);
  const hasEarlier = onShowEarlier !== undefined;
  // The room of the button stays when all are shown, or what is read would move.
  const [hadEarlier, setHadEarlier] = useState(hasEarlier);
  if (hasEarlier && !hadEarlier) setHadEarlier(true);
  const { rangeExtractor, onFocus, onBlur } = usePinnedRows(viewport, rows);
  const { isStuck, stuck, stick, onScroll, onScrollByScript } = useStickToBottom({
    viewport,
    scrollToEnd: () => virtualizer.scrollToEnd(),
    content: `${messages.length} ${messages.at(-1)?.key} ${typing}`,
    delay: scrollDelay,
  });
  const virtualizer = useChatVirtualizer({
    viewport,
    rows,
    rangeExtractor,
    hasHeader: hadEarlier,
    onScrollByScript,
  });
  const { containerRef, measureElement } = virtualizer;
  const announceAll = useAnnouncements(words.newMessages);
  useArrivals(messages, loading, (arrived) => {
    if (!stuck.current) setUnseen((count) => count + arrived.length);
    announceAll(arrived.map(announcementOf).filter((text) => text !== undefined));
  });
  if (isStuck && unseen > 0) setUnseen(0);

  /** The button is about to go, and would take the focus with it. */
  const keepFocus = (): void => {
    if (button.current && button.current === document.activeElement)
      viewport.current!.focus({ preventScroll: true });
  };
  const goToNewest = (): void => {
    keepFocus();
    stick();
  };
  useImperativeHandle(handle, () => ({ goToNewest }));

  useLayoutEffect(() => {
    if (!hasEarlier && wantsEarlier.current && document.activeElement === document.body)
      viewport.current!.focus({ preventScroll: true });
    wantsEarlier.current = false;
  }, [hasEarlier]);

  return (
    <div className={frame}>
      <div
        ref={viewport}
        className={logStyle}
        role="log"
        aria-labelledby={labelledBy}
        aria-busy={loading || undefined}
        // What scrolls into range is no news; what comes is announced on its own.
        aria-live="off"
        // It scrolls, so the keyboard must reach it.
        tabIndex={0}
        onScroll={() => {
          onScroll();
          if (stuck.current) keepFocus();
        }}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
          // By itself the browser glides there, and stops where a height is measured on the way.
          if (event.key === 'Home') viewport.current!.scrollTop = 0;
          else if (event.key === 'End') stick();
          else return;
          event.preventDefault();
        }}
      >
        {hadEarlier && (
          <div className={earlier}>
            {onShowEarlier && (
              <Button
                tone="quiet"
                size="compact"
                onPress={() => {
                  wantsEarlier.current = true;
                  onShowEarlier();
                }}
              >
                {words.showEarlier}
              </Button>
            )}
          </div>
        )}
        {messages.length === 0 && <div className={emptyStyle}>{empty}</div>}
        {messages[0]?.day !== undefined && (
          <p className={dayName} aria-hidden="true">
            {messages[0].day}
          </p>
        )}
        {messages.length > 0 && (
          <div className={rowsStyle} data-rows ref={containerRef}>
            <ChatPanelRows
              rows={rows}
              items={virtualizer.getVirtualItems()}
              setSize={hasEarlier ? -1 : messages.length}
              measure={measureElement}
              renderMessage={renderMessage}
            />
          </div>
        )}
        {typing !== undefined && (
          <p className={typingStyle}>
            <span className={dots} aria-hidden="true">
              <span className={dot} />
              <span className={dot} />
              <span className={dot} />
            </span>
            {typing}
          </p>
        )}
      </div>
      {unseen > 0 && (
        <div className={newest}>
          <span className={newestButton}>
            <Button
              tone="secondary"
              size="compact"
              icon={icons.ArrowDown}
              ref={button}
              onPress={goToNewest}
            >
              {words.newMessages(unseen)}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
};
