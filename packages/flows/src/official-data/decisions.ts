import { newCollege } from '@seatwise/api-client/contract/constants/data';
import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { problemsOf, unless, type Problems, type Rules } from '../shared/rules.ts';
import type { CheckRequest, DataImport } from './dataImportSetup.ts';
import { messages } from './messages.ts';

export type Decision = DataImport['decisions'][number];
export type Unknown = NonNullable<DataImport['result']>['unknowns'][number];
/** A text of a list, and what it names. */
export type ListText = Pick<Decision, 'of' | 'written'>;

const keyOf = ({ of, written }: ListText): string => `${of} ${written}`;

/** The decisions with new ones in place of old ones, and without the withdrawn ones. */
export const withDecisions = (
  known: readonly Decision[],
  decided: readonly Decision[],
  undone: readonly ListText[] = [],
): Decision[] => {
  const gone = new Set([...decided, ...undone].map(keyOf));
  return [...known.filter((decision) => !gone.has(keyOf(decision))), ...decided];
};

/** Looks up the decision on a text. */
export const createDecisionOn = (decisions: readonly Decision[]) => {
  const known = new Map(decisions.map((decision) => [keyOf(decision), decision]));
  return (text: ListText): Decision | undefined => known.get(keyOf(text));
};

/** How many rows of a list are resolved, including decisions made since its check. */
export const progressOf = ({
  result,
  decisions,
}: Pick<DataImport, 'result' | 'decisions'>): {
  readonly rows: number;
  readonly placed: number;
} => {
  const { rows = 0, used = 0, unknowns = [] } = result ?? {};
  const decisionOn = createDecisionOn(decisions);
  const decided = unknowns
    .filter((unknown) => decisionOn(unknown)?.means != null)
    .reduce((sum, unknown) => sum + unknown.rows, 0);
  return { rows, placed: Math.min(rows, used + decided) };
};

/** The decision that accepts the first proposal, or the given one. */
export const acceptance = (
  { of, written, proposals }: Unknown,
  means = proposals[0]?.means,
): Decision[] => (means === undefined ? [] : [{ of, written, means }]);

const near: ReadonlySet<string | undefined> = new Set(['abbreviation', 'spelling']);

/** Accepts every first proposal that only differs by abbreviations and has no close rival. */
export const safeAcceptances = ({
  result,
  decisions,
}: Pick<DataImport, 'result' | 'decisions'>): Decision[] => {
  const decisionOn = createDecisionOn(decisions);
  return (result?.unknowns ?? [])
    .filter(
      (unknown) =>
        unknown.proposals[0]?.reason === 'abbreviation' &&
        !near.has(unknown.proposals[1]?.reason) &&
        unknown.addedAs == null &&
        decisionOn(unknown) === undefined,
    )
    .flatMap((unknown) => acceptance(unknown));
};

/** Whether decisions were made after the check, so that the list must be checked again. */
export const isOutdated = ({ result, fingerprint }: DataImport): boolean =>
  result !== null && fingerprint === null;

/** Repeats the previous check with the current decisions. */
export const checkAgainRequest = ({
  id,
  details,
  mapping,
  decisions,
}: DataImport): CheckRequest => ({ ...details!, id, mapping, decisions: [...decisions] });

/** Splits a text into the name before its first comma, and the address after it. */
export const nameAndAddress = (
  written: string,
): { readonly name: string; readonly address: string } => {
  const [name = '', ...address] = written.split(',');
  return { name: name.trim(), address: address.join(',').trim() };
};

export type NewCollege = NonNullable<Decision['adds']>;
export type NewCollegeForm = { readonly [Field in keyof NewCollege]: NewCollege[Field] | '' };

/** The form to add a college: its name, and the state if the text names one. */
export const newCollegeForm = (written: string): NewCollegeForm => ({
  name: nameAndAddress(written).name,
  state: stateNames.find((state) => written.toLowerCase().includes(state.toLowerCase())) ?? '',
  kind: '',
});

const rules: Rules<NewCollegeForm> = {
  name: ({ name }) => unless(name.trim() !== '', messages.noCollegeName),
  state: ({ state }) => unless(state !== '', messages.noCollegeState),
  kind: ({ kind }) => unless(kind !== '', messages.noCollegeKind),
};

export const newCollegeProblems = (form: NewCollegeForm): Problems<NewCollegeForm> =>
  problemsOf(rules, form);

/** The decision to add a college for this text when the list is published. */
export const addition = ({ written }: ListText, form: NewCollegeForm): Decision => ({
  of: 'college',
  written,
  means: newCollege,
  adds: { ...(form as NewCollege), name: form.name.trim() },
});
