import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { glyphs } from '../../components/Icon/index.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { control } from '../../internal/Field/index.ts';
import {
  composer,
  dot,
  dots,
  frame,
  head,
  headLine,
  input,
  line,
  log,
  newest,
  newestButton,
  panel,
  sendWords,
  typing as typingStyle,
} from './ChatPanel.css.ts';

export interface ChatPanelProps {
  /** Whom one talks with, or about what. */
  readonly title: string;
  /** The place of its title in the outline of the page. @default 2 */
  readonly level?: 2 | 3;
  /** What stands beside the title, such as whether somebody is there. */
  readonly indicator?: ReactNode;
  /** A line under the title. */
  readonly note?: ReactNode;
  /** The messages, the oldest first. */
  readonly children: ReactNode;
  /** How many messages there are; a change tells that some came. */
  readonly messageCount: number;
  /** How the connection stands, read out when it changes. */
  readonly status?: string;
  /** Who is writing just now, in words: «Your counsellor is writing». */
  readonly typing?: string | undefined;
  /** What has been typed. */
  readonly draft: string;
  /** Called with the new text. */
  readonly onDraftChange: (change: { value: string }) => void;
  /** Called when the text is to be sent, by the button or by Enter; Shift and Enter make a new line. */
  readonly onSend: () => void;
  /** What the text is, for those who listen. @default 'Message' */
  readonly inputLabel?: string;
  /** What stands in the box while nothing is typed. */
  readonly placeholder: string;
  /** The words on the button. @default 'Send' */
  readonly sendLabel?: string;
  /** How long after a message came the list scrolls to it. Milliseconds. @default 0 */
  readonly scrollDelay?: number;
}

/** Nearer than this to the end counts as being there. Pixels. */
const nearEnd = 48;

const scrollToEnd = (log: HTMLElement | null): void => {
  log?.scrollTo({ top: log.scrollHeight });
};

/** A conversation: its messages, and a box to add one. */
export const ChatPanel = ({
  title,
  level = 2,
  indicator,
  note,
  children,
  messageCount,
  status,
  typing,
  draft,
  onDraftChange,
  onSend,
  inputLabel = 'Message',
  placeholder,
  sendLabel = 'Send',
  scrollDelay = 0,
}: ChatPanelProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  /** How many messages there were when one was last at the end. */
  const [seen, setSeen] = useState(messageCount);
  const unseen = atEnd ? 0 : Math.max(0, messageCount - seen);

  useLayoutEffect(() => scrollToEnd(list.current), []);

  useEffect(() => {
    // Whoever reads further up is told, and not pulled away.
    if (!atEnd || (messageCount === 0 && typing === undefined)) return undefined;
    const timer = setTimeout(() => scrollToEnd(list.current), scrollDelay);
    return () => clearTimeout(timer);
  }, [messageCount, typing, atEnd, scrollDelay]);

  useEffect(() => {
    if (!atEnd) return undefined;
    // The box grows, a phone is turned: the log has less room and still ends with the newest.
    const log = list.current!;
    let height = log.clientHeight;
    const observer = new ResizeObserver(() => {
      if (log.clientHeight !== height) scrollToEnd(log);
      height = log.clientHeight;
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, [atEnd]);

  const send = (): void => {
    // One's own message is the newest, and one wants to see it.
    setAtEnd(true);
    scrollToEnd(list.current);
    onSend();
  };

  return (
    <section className={panel} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <div className={headLine}>
          <Heading level={level} size="title" id={`${id}-title`}>
            {title}
          </Heading>
          {indicator}
        </div>
        {note !== undefined && (
          <Text as="div" size="small" tone="muted">
            {note}
          </Text>
        )}
      </div>
      <div className={frame}>
        <div
          ref={list}
          className={log}
          role="log"
          aria-labelledby={`${id}-title`}
          // It scrolls, so the keyboard must reach it.
          tabIndex={0}
          onScroll={(event) => {
            const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
            const near = scrollHeight - scrollTop - clientHeight < nearEnd;
            setAtEnd(near);
            if (near) setSeen(messageCount);
          }}
        >
          {children}
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
                glyph={glyphs.ArrowDown}
                onPress={() => scrollToEnd(list.current)}
              >
                {unseen === 1 ? '1 new message' : `${unseen} new messages`}
              </Button>
            </span>
          </div>
        )}
      </div>
      <form
        className={composer}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <output>
          {status !== undefined && (
            <Text as="span" size="caption" tone="muted">
              {status}
            </Text>
          )}
        </output>
        <div className={line}>
          <textarea
            className={`${control()} ${input}`}
            rows={1}
            aria-label={inputLabel}
            aria-describedby={`${id}-keys`}
            placeholder={placeholder}
            enterKeyHint="send"
            value={draft}
            onChange={(event) => onDraftChange({ value: event.target.value })}
            onKeyDown={(event) => {
              // While a word is being composed, Enter belongs to it.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          <Button type="submit" glyph={glyphs.Send}>
            <span className={sendWords}>{sendLabel}</span>
          </Button>
        </div>
        <VisuallyHidden id={`${id}-keys`}>
          Enter sends, Shift and Enter make a new line.
        </VisuallyHidden>
      </form>
    </section>
  );
};
