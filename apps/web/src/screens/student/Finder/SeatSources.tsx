import { Text } from '@seatwise/ui';
import { listBehind } from '../../../components/originOf.ts';
import { SourceLine } from '../../../components/SourceLine.tsx';
import { content } from '../../../content/finder.ts';
import { sources } from '../../../content/sources.ts';
import { matricesOf, useSources } from '../../../features/sources/useSources.ts';
import type { useFinder } from './useFinder.ts';

type SeatSourcesProps = Pick<ReturnType<typeof useFinder>, 'exam' | 'isRestricted' | 'hasNoMatrix'>;

/** Says which lists the seats are from and what these have, or that the student's exam has none. */
export const SeatSources = ({ exam, isRestricted, hasNoMatrix }: SeatSourcesProps) => {
  const lists = matricesOf(useSources());
  if (exam && hasNoMatrix)
    return (
      <Text as="div" size="small">
        {content.noMatrix(exam)}
      </Text>
    );
  const own = lists.filter((list) => !isRestricted || list.exam === exam);
  return <SourceLine label={sources.seats} lists={own.map(listBehind)} />;
};
