import type { AnswerOf, InputOf } from '@seatwise/api-client';
import { helpBot as contract } from '@seatwise/api-client/contract/helpBot';
import { content } from '../../../content/figures.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

type Answer = AnswerOf<typeof contract.readHelpBot>;
export type BotQuestion = NonNullable<Answer['questions']>[number];
type BotAnswer = NonNullable<Answer['answers']>[number];

const noQuestions: readonly BotQuestion[] = [];
const noAnswers: readonly BotAnswer[] = [];

const { bot: copy } = content;

/** The questions that the help bot cannot answer, the staff's answers, and the calls that change both. */
export const useHelpBotQuestions = () => {
  const calls = useServices().api.area(contract);
  const query = useQuery(contract, 'readHelpBot');
  const { mutate, ...mutation } = useMutation(query.refetch);

  return {
    query,
    questions: query.data?.questions ?? noQuestions,
    answers: query.data?.answers ?? noAnswers,
    ...mutation,
    /** Adds an answer, or changes the one with the given id. */
    save: (
      id: number | undefined,
      input: Omit<InputOf<typeof contract.updateHelpBotAnswer>, 'id'>,
    ) =>
      mutate(
        () =>
          id === undefined
            ? calls.saveHelpBotAnswer(input)
            : calls.updateHelpBotAnswer({ id, ...input }),
        copy.dialog.notSaved,
        copy.saved,
      ),
    takeBack: (id: number) =>
      mutate(() => calls.deleteHelpBotAnswer({ id }), copy.notChanged, copy.takenBack),
    dismiss: (id: number) =>
      mutate(() => calls.dismissHelpBotQuestion({ id }), copy.notChanged, copy.dismissed),
  };
};

export type HelpBot = ReturnType<typeof useHelpBotQuestions>;
