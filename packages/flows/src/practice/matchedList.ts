import { eligibilityOf, type Applicant, type Eligibility } from '../eligibility/index.ts';
import type { PracticeSeats } from './programmeLadders.ts';

/** An entry of a choice list. */
interface Choice {
  readonly instituteCode: string;
  readonly institute: string;
  readonly subject: string;
  readonly quotaName: string;
}

/** The parts of a choice list that a practice allotment reads. */
export interface ChoiceList {
  readonly id: string;
  readonly name: string;
  /** The state authority of the list; absent for MCC's. */
  readonly authority?: string | null | undefined;
  readonly entries: readonly Choice[];
}

/**
 * Why an entry takes no part: no closing rank is known, the profile rules it out or leaves it open,
 * or it opens to the student in a later round.
 */
type Exclusion = 'unknown' | 'ineligible' | 'conditional' | 'later';

const exclusionBy = ({ outcome }: Eligibility): Exclusion =>
  outcome === 'depends' ? 'conditional' : 'ineligible';

interface MatchedEntry extends Choice {
  /** The position in the list from 1; null for the held seat if the list lacks it. */
  readonly place: number | null;
  readonly programme: number;
  /** Whether the quota's own candidates come before the student. */
  readonly isLate: boolean;
}

export interface MatchedList {
  /** The entries that take part. */
  readonly entries: readonly MatchedEntry[];
  readonly excluded: readonly (Choice & { readonly place: number; readonly why: Exclusion })[];
}

const keyOf = (code: string, subject: string, quota: string): string =>
  [code, subject, quota].map((part) => part.trim().toLowerCase()).join('\n');

/** Finds the programmes of a list; entries without one, or closed to the student, stay out. */
export const matchList = (
  seats: PracticeSeats,
  list: readonly Choice[],
  profile: Applicant,
  areVacantOpen: boolean,
): MatchedList => {
  const { institutes, programmes, subjects, quotas } = seats;
  const forWomen = new Set(seats.womenOnly);
  const programmeOf = new Map(
    programmes.institute.map((institute, programme) => [
      keyOf(
        institutes.code[institute]!,
        subjects[programmes.subject[programme]!]!,
        quotas[programmes.quota[programme]!]!,
      ),
      programme,
    ]),
  );
  const entries: MatchedList['entries'][number][] = [];
  const excluded: MatchedList['excluded'][number][] = [];
  for (const [index, choice] of list.entries()) {
    const place = index + 1;
    const programme = programmeOf.get(
      keyOf(choice.instituteCode, choice.subject, choice.quotaName),
    );
    if (programme === undefined) {
      excluded.push({ ...choice, place, why: 'unknown' });
      continue;
    }
    const state = institutes.state[programmes.institute[programme]!];
    const facts = {
      programme: choice.subject,
      quotaName: choice.quotaName,
      state,
      womenOnly: forWomen.has(programme),
    };
    const verdict = eligibilityOf(profile, facts);
    const isOpen = verdict.outcome === 'open';
    const isLate = !isOpen && verdict.opensLate === true;
    if (!isOpen && !(isLate && areVacantOpen))
      excluded.push({ ...choice, place, why: isLate ? 'later' : exclusionBy(verdict) });
    else if (!entries.some((known) => known.programme === programme))
      entries.push({ ...choice, place, programme, isLate });
  }
  return { entries, excluded };
};

/** The list with the held seat as its last choice, in case no entry of the list becomes free. */
export const withHeldSeat = (list: MatchedList, held: MatchedEntry | undefined): MatchedList =>
  !held || list.entries.some(({ programme }) => programme === held.programme)
    ? list
    : { ...list, entries: [...list.entries, { ...held, place: null }] };
