import {
  isAskedBy,
  maxAnswerLength,
  maxQuestionLength,
} from '@seatwise/api-client/contract/constants/helpBot';
import {
  Button,
  ChatBubble,
  Dialog,
  Form,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@seatwise/ui';
import { useId, useState } from 'react';
import { content } from '../../../content/figures.ts';
import { site } from '../../../content/site.ts';
import { linkablePaths } from '../../../paths.ts';
import { draftFor, problemsOf, wordsOf, type AnswerDraft } from './answerDraft.ts';
import type { BotQuestion, HelpBotOffice } from './useHelpBotQuestions.ts';

const { dialog: copy } = content.bot;

interface AnswerDialogProps {
  /** The question to answer; empty for one that nobody has asked, undefined while it is closed. */
  readonly question: string | undefined;
  readonly office: Pick<HelpBotOffice, 'questions' | 'isBusy' | 'result' | 'save'>;
  readonly onClose: () => void;
}

interface LookProps {
  readonly draft: AnswerDraft;
  readonly questions: readonly BotQuestion[];
}

/** The second look: the answer as the bot says it, and the questions that get it. */
const Look = ({ draft, questions }: LookProps) => {
  const answered = questions.filter(({ question }) => isAskedBy(question, wordsOf(draft)));
  return (
    <>
      <Heading level={3} size="title">
        {copy.looked}
      </Heading>
      <ChatBubble
        own={false}
        sender={site.name}
        text={draft.answer.trim()}
        paths={linkablePaths}
        time={copy.botTime}
      />
      <Text>{answered.length === 0 ? copy.answersNone : copy.alsoAnswers(answered.length)}</Text>
      {answered.length > 0 && (
        <Stack as="ul" gap="xxs">
          {answered.map(({ id, question }) => (
            <li key={id}>
              <bdi>{question}</bdi>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
};

type EditorProps = Omit<AnswerDialogProps, 'question'> & { readonly question: string };

const Editor = ({ question, office, onClose }: EditorProps) => {
  const [draft, setDraft] = useState(() => draftFor(question));
  const [isLooking, setLooking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  const found: Partial<Record<string, string>> = problemsOf(draft);
  const errorOf = (field: string) => (attempt > 0 ? found[field] : undefined);
  const change = (changes: Partial<AnswerDraft>): void =>
    setDraft((before) => ({ ...before, ...changes }));
  const save = async (): Promise<void> => {
    const isSaved = await office.save({
      question: draft.question.trim(),
      words: wordsOf(draft),
      answer: draft.answer.trim(),
    });
    if (isSaved) onClose();
  };
  const submit = (): void => {
    setAttempt((before) => before + 1);
    if (office.isBusy) return;
    if (isLooking) void save();
    else setLooking(Object.keys(found).length === 0);
  };
  return (
    <Form
      onSubmit={submit}
      errorTitle={copy.problems}
      attempt={attempt}
      problems={
        attempt > 0
          ? Object.entries(found).map(([field, message]) => ({
              fieldId: `${id}-${field}`,
              message: message!,
            }))
          : []
      }
    >
      {isLooking ? (
        <Look draft={draft} questions={office.questions} />
      ) : (
        <>
          <TextField
            id={`${id}-question`}
            label={copy.question}
            required
            value={draft.question}
            maxLength={maxQuestionLength}
            error={errorOf('question')}
            onChange={({ value }) => change({ question: value })}
          />
          <TextField
            id={`${id}-words`}
            label={copy.words}
            hint={copy.wordsHint}
            required
            value={draft.words}
            maxLength={200}
            error={errorOf('words')}
            onChange={({ value }) => change({ words: value })}
          />
          <TextArea
            id={`${id}-answer`}
            label={copy.text}
            required
            value={draft.answer}
            maxLength={maxAnswerLength}
            error={errorOf('answer')}
            onChange={({ value }) => change({ answer: value })}
          />
        </>
      )}
      {office.result?.tone === 'critical' && <Notice tone="critical">{office.result.text}</Notice>}
      <Inline justify="end">
        <Button tone="secondary" onPress={isLooking ? () => setLooking(false) : onClose}>
          {isLooking ? copy.back : copy.cancel}
        </Button>
        <Button type="submit" loading={office.isBusy} keepsFocus>
          {isLooking ? copy.save : copy.look}
        </Button>
      </Inline>
    </Form>
  );
};

/** Writes an answer that the help bot gives from now on, after a second look. */
export const AnswerDialog = ({ question, office, onClose }: AnswerDialogProps) => (
  <Dialog open={question !== undefined} title={copy.title} onClose={onClose}>
    {question !== undefined && <Editor question={question} office={office} onClose={onClose} />}
  </Dialog>
);
