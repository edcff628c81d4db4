import { Button, Inline, Text } from '@seatwise/ui';
import { useEffect, useRef } from 'react';
import { content } from '../../content/helpBot.ts';
import { group } from './AnswerFeedback.css.ts';
import type { Feedback } from './useAnswerFeedback.ts';

const { feedback: copy } = content;

interface AnswerFeedbackProps {
  readonly question: string;
  readonly given: Feedback | undefined;
  readonly onHelped: () => void;
  readonly onNotHelped: () => void;
}

/** Asks whether an answer helped, and says what happened after a «no». */
export const AnswerFeedback = ({ question, given, onHelped, onNotHelped }: AnswerFeedbackProps) => {
  const thanks = useRef<HTMLOutputElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone and would take the focus with it.
    if (given && wasPressed.current) thanks.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [given]);
  const press = (tell: () => void) => () => {
    wasPressed.current = true;
    tell();
  };
  if (given)
    return (
      <output ref={thanks} tabIndex={-1}>
        <Text as="span" size="small" tone="muted">
          {copy.said[given]}
        </Text>
      </output>
    );
  return (
    <fieldset className={group} aria-label={copy.of(question)}>
      <Inline gap="xs">
        <Text as="span" size="small" tone="muted">
          {copy.asks}
        </Text>
        <Button tone="quiet" size="compact" onPress={press(onHelped)}>
          {copy.yes}
        </Button>
        <Button tone="quiet" size="compact" onPress={press(onNotHelped)}>
          {copy.no}
        </Button>
      </Inline>
    </fieldset>
  );
};
