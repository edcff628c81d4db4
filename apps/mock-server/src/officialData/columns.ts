import { cutoffFields, type CutoffField } from '@seatwise/api-client/contract/constants/data';
import { plainName } from './names.ts';

export type Mapping = Partial<Record<CutoffField, number | undefined>>;

/** How the official lists head their columns, the commonest first. */
const headings: Readonly<Record<CutoffField, RegExp>> = {
  rank: /^(AIR|(ALL INDIA |NEET |AI )?RANK( NO)?|NEET AIR)$/,
  openingRank: /^(OPENING|OPEN|OR|MIN(IMUM)?|FIRST)( RANK| AIR)?$/,
  closingRank: /^(CLOSING|CLOSE|CR|MAX(IMUM)?|LAST)( RANK| AIR)?$/,
  admits: /^(ADMITS|ADMITTED|SEATS FILLED|(NO OF |NUMBER OF )?(ALLOTTED|ALLOTMENTS|ADMISSIONS))$/,
  collegeCode: /^(INSTITUTE|COLLEGE|INST)( )?(CODE|ID)$/,
  college:
    /^(ALLOTTED )?(INSTITUTE|COLLEGE|INSTITUTION)( NAME)?$|^NAME OF (THE )?(INSTITUTE|COLLEGE)$/,
  program: /^(ALLOTTED )?(COURSE|PROGRAM|PROGRAMME|SUBJECT|BRANCH|SPECIALITY)( NAME)?$/,
  quota: /^(ALLOTTED |SEAT )?QUOTA( NAME| CODE)?$/,
  category: /^(ALLOTTED|SEAT)? ?(CATEGORY|CAT)( CODE)?$/,
  ph: /^(ALLOTTED )?(PH|PWD|PWBD|DISABILITY|SUB CATEGORY)$/,
};

/** Guesses by the headings which column holds what; each column once. */
export const guessMapping = (cells: readonly string[]): Mapping => {
  const plain = cells.map(plainName);
  const mapping: Mapping = {};
  for (const field of cutoffFields) {
    const index = plain.findIndex((heading) => headings[field].test(heading));
    if (index !== -1) mapping[field] = index;
  }
  return mapping;
};

/** The mapping that was kept for a source, as far as the headings are there. */
export const applyKept = (
  kept: Readonly<Record<string, string>>,
  cells: readonly string[],
): Mapping | undefined => {
  const plain = cells.map(plainName);
  const mapping: Mapping = {};
  for (const field of cutoffFields) {
    const heading = kept[field];
    if (heading === undefined) continue;
    const index = plain.indexOf(heading);
    if (index === -1) return undefined;
    mapping[field] = index;
  }
  return mapping;
};

export const headingsOf = (
  mapping: Mapping,
  cells: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cutoffFields.flatMap((field) => {
      const index = mapping[field];
      const heading = index === undefined ? undefined : cells[index];
      return heading === undefined ? [] : [[field, plainName(heading)]];
    }),
  );

/** What is missing for cut-offs: ranks, and what names a seat. */
export const missingFields = (mapping: Mapping): string | undefined => {
  const has = (field: CutoffField): boolean => mapping[field] !== undefined;
  if (!has('rank') && !(has('openingRank') && has('closingRank')))
    return 'Choose the column of the rank, or those of the opening and the closing rank.';
  if (!has('college') && !has('collegeCode')) return 'Choose the column of the college.';
  for (const field of ['program', 'quota', 'category'] as const)
    if (!has(field)) return `Choose the column of the ${field}.`;
  return undefined;
};
