import type { AnswerOf, InputOf } from '@seatwise/api-client';
import { helpBot as contract } from '@seatwise/api-client/contract/helpBot';
import { useCallback } from 'react';
import { content } from '../../content/figures.ts';
import { useAction } from '../../lib/useAction.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';

type Answer = AnswerOf<typeof contract.readHelpBot>;
export type BotQuestion = NonNullable<Answer['questions']>[number];
type BotAnswer = NonNullable<Answer['answers']>[number];

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
  const { act, ...action } = useAction(reload);

  return {
    questions: answer?.questions ?? noQuestions,
    answers: answer?.answers ?? noAnswers,
    status,
    reload,
    ...action,
    save: (input: InputOf<typeof contract.saveHelpBotAnswer>) =>
      act(copy.saved, copy.dialog.notSaved, () => api.area(contract).saveHelpBotAnswer(input)),
    takeBack: (id: number) =>
      act(copy.takenBack, copy.notChanged, () => api.area(contract).deleteHelpBotAnswer({ id })),
    dismiss: (id: number) =>
      act(copy.dismissed, copy.notChanged, () => api.area(contract).dismissHelpBotQuestion({ id })),
  };
};

export type HelpBotOffice = ReturnType<typeof useHelpBotQuestions>;
