import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { control } from '../../internal/Field/Field.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { composer, count, input, line, sendText } from './ChatPanel.css.ts';
import { chatPanelMessages } from './messages.ts';

export interface ChatPanelComposerProps {
  /** The connection status, announced when it changes. */
  readonly status?: string | undefined;
  /** The current text. */
  readonly draft: string;
  /** Called with the new text. */
  readonly onDraftChange: (change: { value: string }) => void;
  /** Called to send the draft, by the button or by Enter; Shift+Enter inserts a line break. */
  readonly onSend: () => void;
  /** The most characters that can be sent; a longer text stays, with a message beside it. @default no limit */
  readonly maxLength?: number;
  /** The accessible name of the text box. @default 'Message' */
  readonly inputLabel?: string;
  /** The placeholder of the text box. */
  readonly placeholder: string;
}

/** The share of its limit at which a text's length begins to show. */
const countedFrom = 0.9;

/** The text box of a chat and its send button. */
export const ChatPanelComposer = ({
  status,
  draft,
  onDraftChange,
  onSend,
  maxLength = Infinity,
  inputLabel,
  placeholder,
}: ChatPanelComposerProps) => {
  const id = useId();
  const labels = useMessages('ChatPanel', chatPanelMessages);
  const length = draft.trim().length;
  const isTooLong = length > maxLength;
  const isCounted = length > maxLength * countedFrom;
  const send = (): void => {
    if (!isTooLong) onSend();
  };

  return (
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
        {isTooLong && (
          <Text as="span" size="caption" tone="critical">
            {labels.tooLong}
          </Text>
        )}
      </output>
      {isCounted && (
        // Outside the live region, because a live region would announce the length at every key.
        <span id={`${id}-length`} className={count} data-too-long={isTooLong}>
          {labels.length(length, maxLength)}
        </span>
      )}
      <div className={line}>
        <textarea
          className={`${control()} ${input}`}
          rows={1}
          aria-label={inputLabel ?? labels.input}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isCounted ? `${id}-keys ${id}-length` : `${id}-keys`}
          placeholder={placeholder}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => onDraftChange({ value: event.target.value })}
          onKeyDown={(event) => {
            // During IME composition Enter commits the word.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <Button type="submit" icon={icons.Send}>
          <span className={sendText}>{labels.send}</span>
        </Button>
      </div>
      <VisuallyHidden id={`${id}-keys`}>{labels.keys}</VisuallyHidden>
    </form>
  );
};
