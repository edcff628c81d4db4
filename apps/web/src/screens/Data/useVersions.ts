import { adminData } from '@seatwise/api-client/contract/adminData';
import type { AnswerOf } from '@seatwise/api-client';
import { useCallback } from 'react';
import { content } from '../../content/data.ts';
import { useAction } from '../../lib/useAction.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';

export type PublishedData = AnswerOf<(typeof adminData)['readData']>;
export type Version = PublishedData['versions'][number];

/** The published versions, and the way back to the one before. */
export const useVersions = () => {
  const { api } = useServices();
  const loaded = useAnswer(
    useCallback((signal) => api.area(adminData).readData(undefined, { signal }), [api]),
  );
  const { answer, reload } = loaded;
  const { act, ...action } = useAction(reload);

  return {
    ...loaded,
    ...action,
    rollBack: () =>
      act(content.notRolledBack, async () => {
        const { current } = await api.area(adminData).rollBackData({ version: answer!.current });
        return content.rolledBack(current);
      }),
  };
};
