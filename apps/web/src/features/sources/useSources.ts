import { colleges } from '@seatwise/api-client/contract/colleges';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { isNotOffered } from '@seatwise/flows/shared';
import { useQuery } from '../../hooks/useQuery.ts';
import type { Source } from '../../components/originOf.ts';

const none: readonly Source[] = [];

/** The published lists in force; none of a backend that does not name them. */
export const useSources = (): readonly Source[] =>
  useQuery(colleges, 'listSources', {}, { nullIf: isNotOffered }).data ?? none;

/** The matrices among them: of each exam the last one. */
export const matricesOf = (lists: readonly Source[]): readonly Source[] =>
  exams.flatMap(
    (exam) => lists.findLast((list) => list.kind === 'seats' && list.exam === exam) ?? [],
  );
