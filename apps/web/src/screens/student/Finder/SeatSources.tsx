import { listBehind } from '../../../components/originOf.ts';
import { SourceLine } from '../../../components/SourceLine.tsx';
import { sources } from '../../../content/sources.ts';
import { StateAuthority } from '../../../features/authorities/StateAuthority.tsx';
import { matricesOf, useSources } from '../../../features/sources/useSources.ts';
import { selectedValues } from '../../../lib/urlParameters.ts';
import { ClosingsReader, type ClosingsReaderProps } from './ClosingsReader.tsx';
import type { useFinder } from './useFinder.ts';

type SeatSourcesProps = Pick<ReturnType<typeof useFinder>, 'exam' | 'isRestricted' | 'query'> &
  ClosingsReaderProps;

/** Says which lists the seats are from and what these have, and who gives others in the one state that is chosen. */
export const SeatSources = ({ exam, isRestricted, query, ...closings }: SeatSourcesProps) => {
  const lists = matricesOf(useSources());
  const own = lists.filter((list) => !isRestricted || list.exam === exam);
  const [state, ...others] = selectedValues(query.columnFilters, 'state');
  return (
    <div>
      <ClosingsReader {...closings} />
      <SourceLine label={sources.seats} lists={own.map(listBehind)} />
      <StateAuthority state={others.length === 0 && state ? state : ''} beside="seats" />
    </div>
  );
};
