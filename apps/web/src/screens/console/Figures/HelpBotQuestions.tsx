import { shortDateTime, timeOf } from '@seatwise/flows/alerts';
import { draftFor, draftOfAnswer } from '@seatwise/flows/help-bot';
import {
  Button,
  Card,
  EmptyState,
  Heading,
  icons,
  Inline,
  Notice,
  Stack,
  Text,
} from '@seatwise/ui';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Loaded } from '../../../components/Loaded.tsx';
import { content } from '../../../content/figures.ts';
import { EntryButton } from '../console-list/EntryButton.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { written } from './Figures.css.ts';
import { useHelpBotQuestions, type HelpBot } from './useHelpBotQuestions.ts';

const { bot: copy } = content;

interface QuestionsProps {
  readonly helpBot: HelpBot;
  readonly onAnswer: (question: string) => void;
}

const Questions = ({ helpBot, onAnswer }: QuestionsProps) =>
  helpBot.questions.length === 0 ? (
    <EmptyState title={copy.none} icon={icons.Check}>
      {copy.noneHint}
    </EmptyState>
  ) : (
    <Stack as="ul" gap="lg">
      {helpBot.questions.map(({ id, question, count, notHelped, lastAskedAt }) => (
        <li key={id}>
          <Stack gap="xs">
            <p className={written}>{question}</p>
            <Text size="small" tone="muted" tabular>
              {copy.asked(count ?? 1, shortDateTime(timeOf(lastAskedAt)))}
            </Text>
            {notHelped && <Text size="small">{copy.notHelped(notHelped)}</Text>}
            <Inline>
              <EntryButton
                label={copy.answer}
                of={copy.of(question)}
                icon={icons.Pencil}
                onPress={() => onAnswer(question)}
              />
              <EntryButton
                label={copy.dismiss}
                of={copy.of(question)}
                icon={icons.X}
                onPress={() => void helpBot.dismiss(id)}
              />
            </Inline>
          </Stack>
        </li>
      ))}
    </Stack>
  );

interface AnswersProps {
  readonly helpBot: HelpBot;
  readonly onEdit: (answer: HelpBot['answers'][number]) => void;
}

const Answers = ({ helpBot, onEdit }: AnswersProps) => (
  <Stack gap="sm">
    <Heading level={3}>{copy.answers}</Heading>
    {helpBot.answers.length === 0 && <Text tone="muted">{copy.noAnswers}</Text>}
    {helpBot.answers.length > 0 && (
      <Stack as="ul" gap="lg">
        {helpBot.answers.map((given) => {
          const { id, question, words, answer, savedAt, savedBy } = given;
          const name = question ?? copy.missing;
          return (
            <li key={id}>
              <Stack gap="xs">
                <Text weight="semibold">
                  <bdi>{name}</bdi>
                </Text>
                <p className={written}>{answer}</p>
                <Text size="small" tone="muted" tabular>
                  {words && `${copy.words(words.join(', '))}. `}
                  {copy.by(savedBy ?? copy.missing, shortDateTime(timeOf(savedAt)))}
                </Text>
                <Inline>
                  <EntryButton
                    label={copy.edit}
                    of={copy.of(name)}
                    icon={icons.Pencil}
                    onPress={() => onEdit(given)}
                  />
                  <EntryButton
                    label={copy.takeBack}
                    of={copy.of(name)}
                    icon={icons.X}
                    onPress={() => void helpBot.takeBack(id)}
                  />
                </Inline>
              </Stack>
            </li>
          );
        })}
      </Stack>
    )}
  </Stack>
);

/** The questions that the help bot had no answer to, and the answers that staff added. */
export const HelpBotQuestions = () => {
  const helpBot = useHelpBotQuestions();
  const { result } = helpBot;
  const [edited, setEdited] = useState<ComponentProps<typeof AnswerDialog>['edited']>();
  const section = useRef<HTMLDivElement>(null);
  const hasChanged = result?.tone === 'positive';
  useEffect(() => {
    // The focused button disappeared with its entry.
    if (hasChanged && document.activeElement === document.body) section.current?.focus();
  });
  const open = (next: typeof edited): void => {
    helpBot.dismissResult();
    setEdited(next);
  };
  const answer = (question: string): void => open({ draft: draftFor(question) });
  return (
    <Card as="section" labelledBy="bot-questions">
      <div ref={section} tabIndex={-1}>
        <Stack>
          <Inline justify="between">
            <Heading level={2} id="bot-questions">
              {copy.heading}
            </Heading>
            <Button tone="secondary" icon={icons.Plus} onPress={() => answer('')}>
              {copy.write}
            </Button>
          </Inline>
          <Text tone="muted">{copy.hint}</Text>
          {result && edited === undefined && (
            <Notice tone={result.tone} onDismiss={helpBot.dismissResult}>
              {result.text}
            </Notice>
          )}
          <Loaded
            query={helpBot.query}
            loading={copy.loading}
            failed={copy.failed}
            again={copy.again}
          >
            {() => (
              <Stack gap="xl">
                <Questions helpBot={helpBot} onAnswer={answer} />
                <Answers
                  helpBot={helpBot}
                  onEdit={(given) => open({ id: given.id, draft: draftOfAnswer(given) })}
                />
              </Stack>
            )}
          </Loaded>
        </Stack>
      </div>
      <AnswerDialog edited={edited} helpBot={helpBot} onClose={() => setEdited(undefined)} />
    </Card>
  );
};
