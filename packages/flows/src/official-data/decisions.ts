import { newCollege } from '@seatwise/api-client/contract/constants/data';
import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { problemsOf, unless, type Problems, type Rules } from '../shared/rules.ts';
import type { CheckRequest, DataImport } from './dataImportSetup.ts';
import { messages } from './messages.ts';

export type Decision = DataImport['decisions'][number];
export type Unknown = NonNullable<DataImport['result']>['unknowns'][number];
/** What a text of a list is of, and the text. */
export type ListText = Pick<Decision, 'of' | 'written'>;

const keyOf = ({ of, written }: ListText): string => `${of} ${written}`;

/** Decisions with new ones in their places, and without those that are taken back. */
export const withDecisions = (
  known: readonly Decision[],
  decided: readonly Decision[],
  undone: readonly ListText[] = [],
): Decision[] => {
  const gone = new Set([...decided, ...undone].map(keyOf));
  return [...known.filter((decision) => !gone.has(keyOf(decision))), ...decided];
};

/** Finds the decision on a text. */
export const createDecisionOn = (decisions: readonly Decision[]) => {
  const known = new Map(decisions.map((decision) => [keyOf(decision), decision]));
  return (text: ListText): Decision | undefined => known.get(keyOf(text));
};

/** How many rows of a list have a place, with what was decided since its check. */
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

/** The decision that takes the first proposal, or the one that is named. */
export const acceptance = (
  { of, written, proposals }: Unknown,
  means = proposals[0]?.means,
): Decision[] => (means === undefined ? [] : [{ of, written, means }]);

const near: ReadonlySet<string | undefined> = new Set(['abbreviation', 'spelling']);

/** Decisions on all whose first proposal differs by abbreviations alone, and is the only one so near. */
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

/** Whether decisions were made since the check, so that it has to be made again. */
export const isOutdated = ({ result, fingerprint }: DataImport): boolean =>
  result !== null && fingerprint === null;

/** The check of before with the decisions of now. */
export const checkAgainRequest = ({
  id,
  details,
  mapping,
  decisions,
}: DataImport): CheckRequest => ({ ...details!, id, mapping, decisions: [...decisions] });

/** A name before its first comma, and the address behind it. */
export const nameAndAddress = (
  written: string,
): { readonly name: string; readonly address: string } => {
  const [name = '', ...address] = written.split(',');
  return { name: name.trim(), address: address.join(',').trim() };
};

export type NewCollege = NonNullable<Decision['adds']>;
export type NewCollegeForm = { readonly [Field in keyof NewCollege]: NewCollege[Field] | '' };

/** What a list says of a college that is to be added: its name, and the state where it names one. */
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

/** The decision that a text means a college that publishing adds. */
export const addition = ({ written }: ListText, form: NewCollegeForm): Decision => ({
  of: 'college',
  written,
  means: newCollege,
  adds: { ...(form as NewCollege), name: form.name.trim() },
});
