import { predictedRounds } from '@seatwise/api-client/contract/constants/prediction';
import { HttpError } from '../../../httpError.ts';
import type { InForce } from '../../../reference/referenceData.ts';
import { stateRoundsOf, type StateRound } from '../../../reference/stateRounds.ts';
import type { RowReader } from '../rowReader.ts';
import { defineKind, type Details } from './kind.ts';
import { collegeHeadings, isWithoutCollege, seatHeadings } from './seatColumns.ts';
import { authorityOf, examOfList, namesOf } from './stateAuthority.ts';
import { rankIn, valuesOf, type StateField } from './stateFigures.ts';
import { rankOfRow, rowOfRank, stateKeyOf, type StateRow } from './stateRow.ts';
import { createRowParts } from './stateRowParts.ts';
import { createStateSeats } from './stateSeats.ts';

/** Closing ranks this many times better or worse than last year's are reported as far off. */
const far = 3;
const women = /^(F|FEMALE|WOMEN|WOMAN|GIRLS?|LADIES)$/i;

const isFilled = (text: string): boolean => rankIn(text, { refuse: () => undefined }) !== undefined;

const collect = async (reader: RowReader<StateField>, details: Details) => {
  const authority = await authorityOf(details);
  if (!predictedRounds.some((round) => round === details.round))
    throw new HttpError(400, 'Choose Round 1, 2, 3 or Stray Vacancy.');
  const parts = await createRowParts(reader, details, authority);
  const seats = createStateSeats(reader, authority);
  const { cell } = reader;

  /** The row's category, or the categories of the columns in which it has a rank. */
  const categoriesOf = (): readonly (readonly [code: string, text: string])[] => {
    if (reader.has('category'))
      return [[`${cell('category')}${women.test(cell('seatsFor')) ? ' women' : ''}`, '']];
    const columns = reader.others().filter(([heading]) => seats.codeOf(heading) !== undefined);
    if (columns.length === 0)
      throw new HttpError(
        400,
        'Choose the column of the category code, or a list with a column for each category.',
      );
    return columns.filter(([, text]) => isFilled(text));
  };

  return {
    add: (): void => {
      const read = parts.read();
      if (!read) return;
      const categories = categoriesOf();
      if (categories.length === 0) reader.refuse('no rank', '');
      const added = categories.filter((category) => seats.add(read.college, read.course, category));
      if (added.length > 0) reader.use();
    },
    finish: () => {
      parts.finish();
      return seats.finish();
    },
  };
};

/** The rounds in force for a list's authority and exam. */
const roundsOf = async (reference: InForce, details: Details): Promise<readonly StateRound[]> =>
  stateRoundsOf(reference, (await authorityOf(details)).key, examOfList(details));

/** The rows in force for a list's round in a year. */
const rowsOf = (rounds: readonly StateRound[], { round }: Details, year: number): StateRow[] =>
  rounds
    .filter((of) => of.year === year && of.round === round)
    .flatMap(({ ranks }) => ranks.map(rowOfRank));

export const stateRanks = defineKind<'stateRanks', StateRow>({
  headings: {
    ...collegeHeadings,
    program: seatHeadings.program,
    quota: /^(ALLOTT?ED )?((SEAT )?QUOTA( NAME| CODE)?|SEAT TYPE)$/,
    category: /^(ALLOTT?ED |SEAT )?(CATEGORY|CAT|COMMUNITY)( CODE)?$/,
    seatsFor: /^SEATS?( FOR)?$/,
    rank: /^(AIR|(ALL INDIA |NEET |AI )?RANK( NO)?|NEET AIR)$/,
    openingRank: /^OPENING (RANK|AIR)( ALL INDIA)?$/,
    closingRank: /^CLOSING (RANK|AIR)( ALL INDIA)?$/,
    openingMerit: /^OPENING STATE (MERIT|RANK)( GENERAL LIST)?$/,
    closingMerit: /^CLOSING STATE (MERIT|RANK)( GENERAL LIST)?$/,
    openingCategoryMerit: /^OPENING (STATE )?(MERIT|RANK) CATEGORY LIST$/,
    closingCategoryMerit: /^CLOSING (STATE )?(MERIT|RANK) CATEGORY LIST$/,
    marks: /^(CLOSING )?(NEET )?(MARKS|SCORE)$/,
    admits: /^(ADMITS|ALLOTTED|SEATS ALLOTTED|(NO|NUMBER) OF (ALLOTMENTS|ADMISSIONS))$/,
    fee: /^((ANNUAL|COURSE|TUITION) )?FEES?( INR| RS)?( (A|PER) (YEAR|ANNUM))?$/,
    year: /^YEAR$/,
    round: /^(COUNSELL?ING )?ROUND( NO| NAME)?$/,
  },
  scope: ['source', 'exam', 'year', 'round'],
  isSkipped: isWithoutCollege,
  names: namesOf,
  held: async (reference, details, year) =>
    rowsOf(await roundsOf(reference, details), details, year),
  collect: (reader, { details }) => collect(reader, details),
  keyOf: stateKeyOf,
  show: ({ instituteCode, subject, quota, category, ...figures }, collegeName) => ({
    title: collegeName(instituteCode),
    detail: `${subject}, ${quota}, ${category}`,
    values: valuesOf(figures),
  }),
  farFrom: async (reference, details) => {
    const rounds = await roundsOf(reference, details);
    const before = new Map(
      rowsOf(rounds, details, details.year - 1).map((row) => [stateKeyOf(row), row.closing]),
    );
    return (row) => {
      const last = before.get(stateKeyOf(row));
      const { closing } = row;
      const isFar = last && closing && (closing > far * last || far * closing < last);
      return isFar ? `closes at ${closing}; the year before at ${last}` : undefined;
    };
  },
  apply: async (lists) => ({
    stateRounds: await Promise.all(
      lists.map(async ({ details, rows }) => {
        const { key, kinds } = await authorityOf(details);
        const ranks = rows.map((row) => rankOfRow(row, kinds));
        return {
          authority: key,
          exam: examOfList(details),
          year: details.year,
          round: details.round as StateRound['round'],
          ranks,
        };
      }),
    ),
  }),
});
