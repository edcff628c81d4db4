import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import {
  factTopicOf,
  helpBotMachine,
  isInOwnSpeech,
  replyTo,
  textsFor,
  topicOf,
  type HelpBotLocation,
  type LookedUp,
} from '@seatwise/flows/help-bot';
import { useEffect, useState } from 'react';
import { contact } from '../../content/site.ts';
import { useFlow, type Flow } from '../../hooks/useFlow.ts';
import { useServices } from '../../services/services.ts';

/** Runs the machine of the help bot; the typed text is a draft. */
export const useHelpBot = (place: HelpBotLocation): Flow<typeof helpBotMachine> => {
  const { api, drafts, session } = useServices();
  const [typed] = useState(() => drafts.read('helpBot'));
  const exam = examOf(session.user()?.counsellingCategory ?? null);
  const asker = { place, phone: contact.phone.label, exam };
  const { state, send } = useFlow(helpBotMachine, {
    input: {
      ...asker,
      ...(typeof typed === 'string' && { draft: typed }),
    },
    calls: {
      // Loaded with a user's first question that the fixed list does not answer.
      lookUp: async (question, options) => {
        const user = session.user();
        const texts = await textsFor(question);
        const known = async (): Promise<LookedUp | null> => {
          if (!user) return null;
          if (factTopicOf(question)) {
            const { answerFromFacts } = await import('./answerFromFacts.ts');
            const facts = { api, user, now: session.now(), texts: texts.facts };
            const text = await answerFromFacts(question, facts, options);
            return text === null ? null : { text, isReviewed: false };
          }
          if (topicOf(question)) return null;
          const { helpBot } = await import('@seatwise/api-client/contract/helpBot');
          const { answer } = await api.area(helpBot).askHelpBot({ question }, options);
          return answer ? { text: answer, isReviewed: true } : null;
        };
        const answer = await known();
        if (isInOwnSpeech(question)) return answer;
        const text = answer?.text ?? replyTo(question, asker, texts);
        return { text: texts.write(text), isReviewed: answer?.isReviewed ?? false };
      },
    },
  });
  const { draft } = state.context;
  useEffect(() => {
    if (draft === '') drafts.drop('helpBot');
    else drafts.keep('helpBot', draft);
  }, [drafts, draft]);
  return { state, send };
};
