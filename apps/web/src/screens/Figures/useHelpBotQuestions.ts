import type { AnswerOf, InputOf } from '@seatwise/api-client';
import { helpBot as contract } from '@seatwise/api-client/contract/helpBot';
import { useCallback, useState } from 'react';
import { content } from '../../content/figures.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';

type Answer = AnswerOf<typeof contract.readHelpBot>;
export type BotQuestion = NonNullable<Answer['questions']>[number];
type BotAnswer = NonNullable<Answer['answers']>[number];

interface Result {
  readonly tone: 'positive' | 'critical';
  readonly text: string;
}

const noQuestions: readonly BotQuestion[] = [];
const noAnswers: readonly BotAnswer[] = [];

const { bot: copy } = content;

/** What the help bot cannot answer, the answers of staff, and the changes of both. */
export const useHelpBotQuestions = () => {
  const { api } = useServices();
  const { answer, status, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => api.area(contract).readHelpBot(undefined, { signal }),
      [api],
    ),
  );
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();

  /** Answers whether it worked. */
  const act = async (success: string, failure: string, work: () => Promise<unknown>) => {
    setBusy(true);
    setResult(undefined);
    try {
      await work();
      setResult({ tone: 'positive', text: success });
      reload();
      return true;
    } catch (error) {
      logFailure(error);
      setResult({ tone: 'critical', text: failure });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    questions: answer?.questions ?? noQuestions,
    answers: answer?.answers ?? noAnswers,
    status,
    reload,
    isBusy,
    result,
    dismissResult: () => setResult(undefined),
    save: (input: InputOf<typeof contract.saveHelpBotAnswer>) =>
      act(copy.saved, copy.dialog.notSaved, () => api.area(contract).saveHelpBotAnswer(input)),
    takeBack: (id: number) =>
      act(copy.takenBack, copy.notChanged, () => api.area(contract).deleteHelpBotAnswer({ id })),
    dismiss: (id: number) =>
      act(copy.dismissed, copy.notChanged, () => api.area(contract).dismissHelpBotQuestion({ id })),
  };
};

export type HelpBotOffice = ReturnType<typeof useHelpBotQuestions>;
