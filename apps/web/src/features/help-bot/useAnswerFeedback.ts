import { useState } from 'react';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';

/** The state of the feedback on an answer; a «no» is sent to staff. */
export type Feedback = 'helped' | 'sending' | 'sent' | 'failed';

/** The student's feedback on each answer, by the key of its message. */
export const useAnswerFeedback = () => {
  const { api } = useServices();
  const [given, setGiven] = useState<ReadonlyMap<string, Feedback>>(new Map());
  const keep = (key: string, feedback: Feedback): void =>
    setGiven((before) => new Map(before).set(key, feedback));

  /** Adds the question to the ones that staff have to answer, without the name of the student. */
  const report = async (key: string, question: string): Promise<void> => {
    keep(key, 'sending');
    try {
      const { helpBot } = await import('@seatwise/api-client/contract/helpBot');
      await api.area(helpBot).askHelpBot({ question, helped: false });
      keep(key, 'sent');
    } catch (error) {
      logFailure(error);
      keep(key, 'failed');
    }
  };
  return { given, praise: (key: string) => keep(key, 'helped'), report };
};
