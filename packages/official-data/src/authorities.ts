import { stateNames, type StateName } from '@seatwise/api-client/contract/constants/applicant';
import {
  authorityRanks,
  seatOpenings,
  stateSeatKinds,
} from '@seatwise/api-client/contract/constants/authorities';
import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { collegeKinds, type CollegeKind } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import index from '../data/authorities/index.json' with { type: 'json' };
import others from '../data/authorities/others.json' with { type: 'json' };

/** A text of the data in both languages. */
const text = z.strictObject({ en: z.string(), hi: z.string() });

const seatKind = z.strictObject({
  key: z.enum(stateSeatKinds),
  label: text,
  opens: z.enum(seatOpenings),
  who: text,
  /** The list's own quotas and category codes that belong to this kind; either is enough. */
  quotas: z.optional(z.array(z.string())),
  codes: z.optional(z.array(z.string())),
  /** Limits the seats to one kind of college. */
  colleges: z.optional(z.enum(collegeKinds)),
  /** Set if the list states the candidate's own category here: the seats are not reserved. */
  ownCategories: z.optional(z.literal(true)),
});
export type SeatKind = z.infer<typeof seatKind>;

const claimable = { key: z.string(), label: text, who: text };

/** The part of an authority's data that can differ by exam. */
const counselling = {
  courses: z.array(z.string()),
  rounds: z.array(
    z.strictObject({
      /** The round's name in the authority's lists. */
      name: z.string(),
      label: text,
      /** The number of the main round after which the list was made. */
      main: z.optional(z.int()),
      isStray: z.optional(z.literal(true)),
    }),
  ),
  /** The kinds of seats; the first that matches a seat counts. */
  kinds: z.array(seatKind),
  /** What each code asks for: a category, then claims. Null if no source explains the code. */
  codes: z.record(z.string(), z.nullable(z.string())),
};

const authority = z.strictObject({
  key: z.string(),
  season: z.string(),
  source: z.array(z.string()),
  shortName: text,
  name: text,
  portal: z.url({ protocol: /^https$/ }),
  /** The rank by which it gives seats. */
  rank: z.enum(authorityRanks),
  ...counselling,
  /** What differs for other exams than NEET UG. */
  exams: z.optional(
    z.array(
      z.strictObject({ of: z.array(z.enum(exams)), ...z.partial(z.object(counselling)).shape }),
    ),
  ),
  /** The categories of candidates: each has one, and may always take open seats. */
  categories: z.array(z.strictObject({ ...claimable, isOpen: z.optional(z.literal(true)) })),
  /** A candidate may have several claims. */
  claims: z.array(z.strictObject(claimable)),
  rules: z.array(
    z.strictObject({
      topic: z.enum(['deposit', 'exit', 'debarment']),
      text,
      season: z.string(),
      source: z.string(),
    }),
  ),
  /** Closing ranks behind `closingBehind` at colleges of this kind are errors of the list. */
  distrusted: z.optional(
    z.strictObject({ colleges: z.enum(collegeKinds), closingBehind: z.int() }),
  ),
});

const indexRow = z.strictObject({
  /** Absent for an all-India authority. */
  state: z.optional(z.enum(stateNames)),
  /** The years whose lists we have, by exam. */
  lists: z.partialRecord(z.enum(exams), z.array(z.int())),
});

/** The authorities with data of their own: their state and the years of their lists. */
export const authorityIndex: ReadonlyMap<string, z.infer<typeof indexRow>> = new Map(
  Object.entries(z.parse(z.record(z.string(), indexRow), index)),
);

/** The authorities of the other states that we are sure of. */
export const otherAuthorities = z.parse(
  z.array(
    z.strictObject({
      state: z.enum(stateNames),
      name: z.optional(text),
      portal: z.optional(z.url({ protocol: /^https$/ })),
    }),
  ),
  others,
);

const keys = new Map([...authorityIndex].map(([key, { state }]) => [state, key]));

/** The key of the authority that gives a state's seats, if we have its data. */
export const authorityKeyOf = (state: StateName): string | undefined => keys.get(state);

/** An authority as it counsels for one exam. */
export interface Authority extends Omit<z.infer<typeof authority>, 'exams'> {
  readonly state?: StateName;
  readonly exam: Exam;
}

const readAuthority = async (key: string, exam: Exam): Promise<Authority> => {
  const row = authorityIndex.get(key);
  if (!row) throw new Error(`No authority has the key ${key}`);
  const { default: read }: { default: unknown } = await import(`../data/authorities/${key}.json`, {
    with: { type: 'json' },
  });
  const { exams: own = [], ...shared } = z.parse(authority, read);
  for (const { of, ...rows } of own) if (of.includes(exam)) Object.assign(shared, rows);
  return { ...shared, exam, ...(row.state && { state: row.state }) };
};

const loaded = new Map<string, Promise<Authority>>();

/** An authority's rows for an exam, read once. */
export const loadAuthority = (key: string, exam: Exam = 'UG'): Promise<Authority> => {
  const place = `${key} ${exam}`;
  const known = loaded.get(place) ?? readAuthority(key, exam);
  loaded.set(place, known);
  return known;
};

/** The kind of a seat, by the list's own quota and category code and by the kind of its college. */
export const seatKindOf = (
  { kinds }: Authority,
  quota: string,
  code: string,
  college: CollegeKind | null,
): SeatKind | undefined =>
  kinds.find(
    ({ quotas = [], codes = [], colleges = college }) =>
      colleges === college && (quotas.includes(quota) || codes.includes(code)),
  );

/** What a category code requires of a candidate; undefined if no source explains it. */
export const poolOf = (
  { codes }: Pick<Authority, 'codes'>,
  code: string,
): { readonly category: string; readonly claims: readonly string[] } | undefined => {
  const [category, ...claims] = codes[code]?.split(' ') ?? [];
  return category === undefined ? undefined : { category, claims };
};
