import { Text } from '@seatwise/ui';
import { listBehind } from '../../../components/originOf.ts';
import { SourceLine } from '../../../components/SourceLine.tsx';
import { content } from '../../../content/finder.ts';
import { sources } from '../../../content/sources.ts';
import { StateAuthority } from '../../../features/authorities/StateAuthority.tsx';
import { matricesOf, useSources } from '../../../features/sources/useSources.ts';
import { selectedValues } from '../../../lib/urlParameters.ts';
import type { useFinder } from './useFinder.ts';

type SeatSourcesProps = Pick<
  ReturnType<typeof useFinder>,
  'exam' | 'isRestricted' | 'hasNoMatrix' | 'query'
>;

/** Names the lists that the seats are from and, for a single chosen state, its authority; or says that the exam has no list. */
export const SeatSources = ({ exam, isRestricted, hasNoMatrix, query }: SeatSourcesProps) => {
  const lists = matricesOf(useSources());
  if (exam && hasNoMatrix)
    return (
      <Text as="div" size="small">
        {content.noMatrix(exam)}
      </Text>
    );
  const own = lists.filter((list) => !isRestricted || list.exam === exam);
  const [state, ...others] = selectedValues(query.columnFilters, 'state');
  // Our data on the states are about NEET UG.
  const isOneState = others.length === 0 && (exam === undefined || exam === 'UG');
  return (
    <>
      <SourceLine label={sources.seats} lists={own.map(listBehind)} />
      <StateAuthority state={isOneState && state ? state : ''} beside="seats" />
    </>
  );
};
