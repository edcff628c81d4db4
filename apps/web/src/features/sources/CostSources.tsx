import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { sources as copy } from '../../content/sources.ts';
import { originOfList, type Source } from '../../components/originOf.ts';
import { SourceLine } from '../../components/SourceLine.tsx';
import { useSources } from './useSources.ts';

/** The published costs of a seat. */
interface Costs {
  readonly feePerYear?: number | null | undefined;
  readonly bond?: object | null | undefined;
  readonly stipend?: number | null | undefined;
}

/** The name in a list's `facts` for each figure. */
const factsOf = {
  feePerYear: 'fee',
  bond: 'bondYears',
  stipend: 'stipend',
} as const satisfies Record<keyof Costs, string>;

/** The lists that the seats' figures can come from. */
const listsOf = (lists: readonly Source[], seats: readonly Costs[], exam: Exam) => {
  const said = (Object.keys(factsOf) as (keyof Costs)[])
    .filter((name) => seats.some((seat) => seat[name] !== null && seat[name] !== undefined))
    .map((name) => factsOf[name]);
  return lists.filter(
    (list) => list.exam === exam && said.some((fact) => list.facts?.includes(fact)),
  );
};

interface CostSourcesProps {
  readonly seats: readonly Costs[];
  readonly exam: Exam;
}

/** The sources of the seats' fees, bonds and stipends, shown once for all seats. */
export const CostSources = ({ seats, exam }: CostSourcesProps) => (
  <SourceLine label={copy.costs} lists={listsOf(useSources(), seats, exam).map(originOfList)} />
);
