import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
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
  dateSeparator,
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

/** The imperative handle for the panel. */
export interface ChatPanelLogHandle {
  readonly scrollToNewest: () => void;
}

interface ChatPanelLogProps<Message extends ChatPanelMessage> {
  readonly handle: Ref<ChatPanelLogHandle>;
  /** The id of the element that names it. */
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

/** The virtualized messages, and the button that scrolls to the newest. */
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
  const labels = useMessages('ChatPanel', chatPanelMessages);
  const viewport = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const requestedEarlier = useRef(false);
  const [newCount, setNewCount] = useState(0);
  const rows = useMemo(() => chatRows(messages), [messages]);
  const hasEarlier = onShowEarlier !== undefined;
  // The button's space remains once all messages are loaded, so that the content does not shift.
  const [hadEarlier, setHadEarlier] = useState(hasEarlier);
  if (hasEarlier && !hadEarlier) setHadEarlier(true);
  const { rangeExtractor, onFocus, onBlur } = usePinnedRows(viewport, rows);
  const { isStuck, stuck, stick, onScroll, onGesture, onScrollByScript } = useStickToBottom({
    viewport,
    scrollToEnd: () => virtualizer.scrollToEnd(),
    contentKey: `${messages.length} ${messages.at(-1)?.key} ${typing}`,
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
  const announceAll = useAnnouncements(labels.newMessages);
  useArrivals(messages, loading, (arrived) => {
    if (!stuck.current) setNewCount((count) => count + arrived.length);
    announceAll(arrived.map(announcementOf).filter((text) => text !== undefined));
  });
  if (isStuck && newCount > 0) setNewCount(0);

  /** Moves the focus to the log before the focused button is unmounted. */
  const moveFocusToLog = (): void => {
    if (button.current && button.current === document.activeElement)
      viewport.current!.focus({ preventScroll: true });
  };
  const scrollToNewest = (): void => {
    moveFocusToLog();
    stick();
  };
  useImperativeHandle(handle, () => ({ scrollToNewest }));

  useLayoutEffect(() => {
    if (!hasEarlier && requestedEarlier.current && document.activeElement === document.body)
      viewport.current!.focus({ preventScroll: true });
    requestedEarlier.current = false;
  }, [hasEarlier]);

  return (
    <div className={frame}>
      <div
        ref={viewport}
        className={logStyle}
        role="log"
        aria-labelledby={labelledBy}
        aria-busy={loading || undefined}
        // Scrolling mounts old messages, which must not be announced; new ones are announced by script.
        aria-live="off"
        // A scroll container must be focusable for keyboard users.
        tabIndex={0}
        onScroll={() => {
          onScroll();
          if (stuck.current) moveFocusToLog();
        }}
        onWheel={onGesture}
        onTouchMove={onGesture}
        onPointerDown={onGesture}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={(event) => {
          onGesture();
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
          // Native smooth scrolling would stop where a row is measured on the way.
          if (event.key === 'Home') {
            viewport.current!.scrollTop = 0;
            // The event comes later, and a scroll to the end that is due may come before it.
            onScroll();
          } else if (event.key === 'End') stick();
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
                  requestedEarlier.current = true;
                  onShowEarlier();
                }}
              >
                {labels.showEarlier}
              </Button>
            )}
          </div>
        )}
        {messages.length === 0 && <div className={emptyStyle}>{empty}</div>}
        {messages[0]?.day !== undefined && (
          <p className={dateSeparator} aria-hidden="true">
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
      {newCount > 0 && (
        <div className={newest}>
          <span className={newestButton}>
            <Button
              tone="secondary"
              size="compact"
              icon={icons.ArrowDown}
              ref={button}
              onPress={scrollToNewest}
            >
              {labels.newMessages(newCount)}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
};
