import {
  isAskedBy,
  maxAnswerLength,
  maxQuestionLength,
} from '@seatwise/api-client/contract/constants/helpBot';
import { answerProblems, draftFor, wordsOf, type AnswerDraft } from '@seatwise/flows/help-bot';
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
  useForm,
} from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/figures.ts';
import { site } from '../../../content/site.ts';
import { linkablePaths } from '../../../paths.ts';
import type { BotQuestion, HelpBot } from './useHelpBotQuestions.ts';

const { dialog: copy } = content.bot;

interface AnswerDialogProps {
  /** The question to answer; empty for one that nobody has asked, undefined while it is closed. */
  readonly question: string | undefined;
  readonly helpBot: Pick<HelpBot, 'questions' | 'isBusy' | 'result' | 'save'>;
  readonly onClose: () => void;
}

interface AnswerPreviewProps {
  readonly draft: AnswerDraft;
  readonly questions: readonly BotQuestion[];
}

/** The answer as the bot says it, and the questions that get it. */
const AnswerPreview = ({ draft, questions }: AnswerPreviewProps) => {
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

const Editor = ({ question, helpBot, onClose }: EditorProps) => {
  const {
    values: draft,
    text,
    form,
  } = useForm({
    initial: draftFor(question),
    problemsOf: answerProblems,
    errorTitle: copy.problems,
  });
  const [isPreviewing, setPreviewing] = useState(false);
  const save = async (): Promise<void> => {
    const isSaved = await helpBot.save({
      question: draft.question.trim(),
      words: wordsOf(draft),
      answer: draft.answer.trim(),
    });
    if (isSaved) onClose();
  };
  const submit = (_: AnswerDraft, isValid: boolean): void => {
    if (helpBot.isBusy) return;
    if (isPreviewing) void save();
    else setPreviewing(isValid);
  };
  return (
    <Form {...form(submit)}>
      {isPreviewing ? (
        <AnswerPreview draft={draft} questions={helpBot.questions} />
      ) : (
        <>
          <TextField
            {...text('question')}
            label={copy.question}
            required
            maxLength={maxQuestionLength}
          />
          <TextField
            {...text('words')}
            label={copy.words}
            hint={copy.wordsHint}
            required
            maxLength={200}
          />
          <TextArea {...text('answer')} label={copy.text} required maxLength={maxAnswerLength} />
        </>
      )}
      {helpBot.result?.tone === 'critical' && (
        <Notice tone="critical">{helpBot.result.text}</Notice>
      )}
      <Inline justify="end">
        <Button tone="secondary" onPress={isPreviewing ? () => setPreviewing(false) : onClose}>
          {isPreviewing ? copy.back : copy.cancel}
        </Button>
        <Button type="submit" loading={helpBot.isBusy} keepsFocus>
          {isPreviewing ? copy.save : copy.look}
        </Button>
      </Inline>
    </Form>
  );
};

/** Writes an answer that the help bot gives from now on, after a preview. */
export const AnswerDialog = ({ question, helpBot, onClose }: AnswerDialogProps) => (
  <Dialog open={question !== undefined} title={copy.title} onClose={onClose}>
    {question !== undefined && <Editor question={question} helpBot={helpBot} onClose={onClose} />}
  </Dialog>
);
