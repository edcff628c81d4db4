import {
  isAskedBy,
  maxAnswerLength,
  maxQuestionLength,
} from '@seatwise/api-client/contract/constants/helpBot';
import { answerProblems, wordsOf, type AnswerDraft } from '@seatwise/flows/help-bot';
import { settled } from '@seatwise/flows/shared';
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
import { useState } from 'react';
import { Conflicts } from '../console-list/Conflicts.tsx';
import { content } from '../../../content/figures.ts';
import { site } from '../../../content/site.ts';
import { useKeptForm } from '../../../hooks/useKeptForm.ts';
import { linkablePaths } from '../../../paths.ts';
import type { BotQuestion, HelpBot } from './useHelpBotQuestions.ts';

const { dialog: copy } = content.bot;

interface AnswerDialogProps {
  /** The initial draft, and the id of the answer it changes; undefined while the dialog is closed. */
  readonly edited: { readonly id?: number; readonly draft: AnswerDraft } | undefined;
  readonly helpBot: Pick<HelpBot, 'questions' | 'isBusy' | 'result' | 'conflicts' | 'save'>;
  readonly onClose: () => void;
}

interface AnswerPreviewProps {
  readonly draft: AnswerDraft;
  readonly questions: readonly BotQuestion[];
}

/** The answer as the bot would give it, and the questions that it would answer. */
const AnswerPreview = ({ draft, questions }: AnswerPreviewProps) => {
  const [tried, setTried] = useState('');
  const answered = questions.filter(({ question }) => isAskedBy(question, wordsOf(draft)));
  return (
    <>
      <Heading level={3}>{copy.looked}</Heading>
      <ChatBubble
        own={false}
        sender={site.name}
        text={draft.answer.trim()}
        paths={linkablePaths}
        time={copy.botTime}
      />
      <TextField
        label={copy.tried}
        marksOptional={false}
        value={tried}
        maxLength={maxQuestionLength}
        onChange={({ value }) => setTried(value)}
      />
      {tried.trim() !== '' && (
        <Text as="div">
          <output>{isAskedBy(tried, wordsOf(draft)) ? copy.fits : copy.fitsNot}</output>
        </Text>
      )}
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

type EditorProps = Omit<AnswerDialogProps, 'edited'> & {
  readonly edited: NonNullable<AnswerDialogProps['edited']>;
};

/** A draft, with the answer as it was when the draft began. */
interface EditedAnswer extends AnswerDraft {
  readonly seen?: AnswerDraft;
}

const inputOf = (draft: AnswerDraft) => ({
  question: draft.question.trim(),
  words: wordsOf(draft),
  answer: draft.answer.trim(),
});

const Editor = ({ edited, helpBot, onClose }: EditorProps) => {
  const {
    values: { seen, ...draft },
    text,
    form,
    drop,
  } = useKeptForm<EditedAnswer>(`answer ${edited.id ?? edited.draft.question}`, {
    initial: { ...edited.draft, ...(edited.id !== undefined && { seen: edited.draft }) },
    problemsOf: answerProblems,
    errorTitle: copy.problems,
  });
  const close = (): void => {
    drop();
    onClose();
  };
  const [isPreviewing, setPreviewing] = useState(false);
  const save = async (input: Parameters<HelpBot['save']>[1]): Promise<void> => {
    if (await helpBot.save(edited.id, input)) close();
  };
  const keep = (whose: 'mine' | 'theirs'): void => {
    const edit = { values: inputOf(draft), seen: inputOf(seen ?? draft) };
    const { values, seen: shown } = settled(edit, helpBot.conflicts, whose);
    void save({ ...values, seen: shown });
  };
  const submit = (_: AnswerDraft, isValid: boolean): void => {
    if (helpBot.isBusy) return;
    if (isPreviewing) void save({ ...inputOf(draft), ...(seen && { seen: inputOf(seen) }) });
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
      <Conflicts
        conflicts={helpBot.conflicts}
        names={copy.fields}
        mine={inputOf(draft)}
        onKeep={keep}
      />
      <Inline justify="end">
        <Button tone="secondary" onPress={isPreviewing ? () => setPreviewing(false) : close}>
          {isPreviewing ? copy.back : copy.cancel}
        </Button>
        <Button type="submit" loading={helpBot.isBusy} keepsFocus>
          {isPreviewing ? copy.save : copy.look}
        </Button>
      </Inline>
    </Form>
  );
};

/** Writes an answer, with a preview, for the help bot to give from then on. */
export const AnswerDialog = ({ edited, helpBot, onClose }: AnswerDialogProps) => (
  <Dialog
    open={edited !== undefined}
    title={edited?.id === undefined ? copy.title : copy.titleOfChange}
    onClose={onClose}
  >
    {edited && <Editor edited={edited} helpBot={helpBot} onClose={onClose} />}
  </Dialog>
);
