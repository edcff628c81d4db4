import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { glyphs } from '../../components/Icon/index.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { control } from '../../internal/Field/index.ts';
import { useNewest } from './useNewest.ts';
import {
  composer,
  dot,
  dots,
  earlier,
  frame,
  head,
  headLine,
  input,
  line,
  log as logStyle,
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
  /** To move the focus to the title when the conversation appears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** What stands beside the title, such as whether somebody is there. */
  readonly indicator?: ReactNode;
  /** A line under the title. */
  readonly note?: ReactNode;
  /** The messages, the oldest first. */
  readonly children: ReactNode;
  /** How many messages there are, shown or not; a change tells that some came. */
  readonly messageCount: number;
  /** Called when earlier messages are to be shown; without it there are none. */
  readonly onShowEarlier?: (() => void) | undefined;
  /** How the connection stands, read out when it changes. */
  readonly status?: string | undefined;
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

/** A conversation: its messages, and a box to add one. */
export const ChatPanel = ({
  title,
  level = 2,
  titleRef,
  indicator,
  note,
  children,
  messageCount,
  onShowEarlier,
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
  const { log, button, unseen, onScroll, goToNewest, holdPlace } = useNewest({
    messageCount,
    typing,
    scrollDelay,
  });

  const send = (): void => {
    // One's own message is the newest, and one wants to see it.
    goToNewest();
    onSend();
  };

  return (
    <section className={panel} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <div className={headLine}>
          <Heading
            level={level}
            size="title"
            id={`${id}-title`}
            {...(titleRef && { ref: titleRef })}
          >
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
          ref={log}
          className={logStyle}
          role="log"
          aria-labelledby={`${id}-title`}
          // It scrolls, so the keyboard must reach it.
          tabIndex={0}
          onScroll={onScroll}
        >
          {onShowEarlier && (
            <div className={earlier}>
              <Button
                tone="quiet"
                size="compact"
                onPress={() => {
                  holdPlace();
                  onShowEarlier();
                }}
              >
                Show earlier messages
              </Button>
            </div>
          )}
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
                ref={button}
                onPress={goToNewest}
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
