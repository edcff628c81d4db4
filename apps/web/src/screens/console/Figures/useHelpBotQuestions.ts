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

/** What the help bot cannot answer, the answers of staff, and the changes of both. */
export const useHelpBotQuestions = () => {
  const { api } = useServices();
  const query = useQuery(contract, 'readHelpBot');
  const { act, ...action } = useMutation(query.refetch);

  return {
    query,
    questions: query.data?.questions ?? noQuestions,
    answers: query.data?.answers ?? noAnswers,
    ...action,
    save: (input: InputOf<typeof contract.saveHelpBotAnswer>) =>
      act(copy.dialog.notSaved, async () => {
        await api.area(contract).saveHelpBotAnswer(input);
        return copy.saved;
      }),
    takeBack: (id: number) =>
      act(copy.notChanged, async () => {
        await api.area(contract).deleteHelpBotAnswer({ id });
        return copy.takenBack;
      }),
    dismiss: (id: number) =>
      act(copy.notChanged, async () => {
        await api.area(contract).dismissHelpBotQuestion({ id });
        return copy.dismissed;
      }),
  };
};

export type HelpBotOffice = ReturnType<typeof useHelpBotQuestions>;
