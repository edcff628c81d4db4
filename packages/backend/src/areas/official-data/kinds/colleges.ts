import type { DataField } from '@seatwise/api-client/contract/constants/data';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { pgBodies, stateOf } from '@seatwise/official-data';
import { stateSeats } from '../../../reference/publishedFacts.ts';
import { programmeOf, quotaOf } from '../codes.ts';
import type { RowReader } from '../rowReader.ts';
import { createAddedColleges, withAdded } from './addedColleges.ts';
import { publishedFacts } from './publishedFacts.ts';
import {
  addedBy,
  asOf,
  collegeFacts,
  collegeKeyOf,
  courseFacts,
  type CollegeRow,
  type Facts,
  type Offer,
} from './collegeRow.ts';
import { defineKind, type CollectOptions, type Collector } from './kind.ts';
import { collegeHeadings, isWithoutCollege, seatHeadings } from './seatColumns.ts';

/** A fee this many times above or below the published one is reported as far off. */
const far = 5;

/** Whether a text means «not known». */
const isUnknown = (text: string): boolean =>
  text === '' || /^(-+|—|NA|N\/A|NOT KNOWN)$/i.test(text);

interface Known {
  readonly row: CollegeRow;
  readonly line: number;
}

/** Sorts the fields, so that equal facts give equal texts. */
const inOrder = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

type Reader = RowReader<DataField<'colleges'>>;

/** The facts of the row; undefined if one is wrong. */
const factsIn = ({ cell, refuse }: Reader, fields: object): Facts | undefined => {
  const facts: Record<string, string | number> = {};
  for (const [field, { read, problem, most }] of Object.entries(fields as typeof courseFacts)) {
    const text = cell(field as keyof typeof courseFacts);
    if (isUnknown(text)) continue;
    const value = read(text);
    if (value === undefined) return refuse(problem, text);
    if (most !== undefined && value > most) return refuse('absurd figure', text);
    facts[field] = value;
  }
  return facts;
};

const offerIn = ({ cell, term }: Reader): Omit<Offer, 'code'> | undefined => {
  const written = cell('program');
  if (written === '') return { program: null, quota: null };
  const body = pgBodies.find((name) => name === written);
  const program = body ?? term('course', written, (text) => programmeOf(text));
  if (program === undefined) return undefined;
  if (cell('quota') === '') return { program, quota: null };
  if (cell('quota').startsWith(stateSeats)) return { program, quota: cell('quota') };
  const quota = term('quota', cell('quota'), (text) => quotaOf(text, examOfProgramme(program)));
  return quota && { program, quota };
};

const collect = (reader: Reader, { before }: CollectOptions<CollegeRow>): Collector<CollegeRow> => {
  const published = new Map(before.map((row) => [collegeKeyOf(row), row]));
  const rows = new Map<string, Known>();
  const added = createAddedColleges();
  const { cell, refuse, warn } = reader;

  /** Adds facts to those of earlier rows; a contradicting fact is reported and dropped. */
  const addFacts = (of: Offer, facts: Facts, adds?: CollegeRow['adds']): void => {
    const key = collegeKeyOf(of);
    const known = rows.get(key);
    const earlier = known?.row.facts ?? {};
    for (const [field, value] of Object.entries(facts)) {
      const first = earlier[field as keyof Facts];
      if (first !== undefined && first !== value && field !== 'asOf')
        warn('differs from an earlier row', `${value}; row ${known!.line} says ${first}`);
    }
    const row = { ...of, facts: inOrder({ ...facts, ...earlier }), ...(adds && { adds }) };
    rows.set(key, { row, line: known?.line ?? reader.line() });
  };

  const compareFee = (of: Offer, fee: number): void => {
    const feeBefore = published.get(collegeKeyOf(of))?.facts.fee;
    if (feeBefore && (fee > far * feeBefore || far * fee < feeBefore))
      warn('far from before', `a fee of ${fee}; published is ${feeBefore}`);
  };

  /** The first row of each course, or of each college without a course. */
  const seen = new Map<string, number>();

  return {
    add: (): undefined => {
      const offer = offerIn(reader);
      const own = offer && factsIn(reader, collegeFacts);
      const ofCourse = own && factsIn(reader, courseFacts);
      const day = ofCourse && factsIn(reader, { asOf });
      if (!offer || !own || !ofCourse || !day) return undefined;
      const stateText = cell('state');
      const state = stateOf(stateText);
      if (stateText !== '' && !state) return refuse('unknown state', stateText);
      if (own.bondPenalty && own.bondYears === undefined)
        return refuse('penalty without years', cell('bondPenalty'));
      const hasFacts = Object.keys(own).length > 0;
      const hasFigures = Object.keys(ofCourse).length > 0;
      if (hasFigures && offer.program === null)
        return refuse('figure without a course', cell('fee') || cell('intake'));
      const college = reader.college((name, code) =>
        added.read({ name, code, state, kind: own.collegeKind }),
      );
      if (!college) return undefined;
      if (state && state !== college.state)
        return refuse('college of another state', `${college.name} is in ${college.state}`);
      if (!hasFacts && !hasFigures) return refuse('nothing said', college.name);
      const key = collegeKeyOf({ code: college.code, ...offer });
      const first = seen.get(key);
      if (first !== undefined) return refuse('doubled row', `as row ${first}`);
      seen.set(key, reader.line());
      reader.use();
      const { code } = college;
      const { fee, intake } = ofCourse;
      const adds = added.get(code);
      const whole = { code, program: null, quota: null };
      if (adds && !rows.has(collegeKeyOf(whole)))
        warn('new college', `${adds.name} (${code}), ${adds.state}`);
      // A postgraduate body's bond or stipend does not apply to the college's other seats.
      const isOfBody = pgBodies.some((name) => name === offer.program);
      if (hasFacts || adds)
        addFacts(isOfBody ? { code, ...offer } : whole, { ...own, ...day }, adds);
      if (intake !== undefined) addFacts({ code, ...offer, quota: null }, { intake, ...day });
      if (fee === undefined) return undefined;
      compareFee({ code, ...offer }, fee);
      addFacts({ code, ...offer }, { fee, ...day });
      return undefined;
    },
    finish: () => rows.values(),
  };
};

export const colleges = defineKind<'colleges', CollegeRow>({
  headings: {
    ...collegeHeadings,
    program: seatHeadings.program,
    quota: seatHeadings.quota,
    city: /^(CITY|TOWN|DISTRICT|PLACE|LOCATION)( NAME)?$/,
    state: /^(STATE|STATE UT|STATE OR UT|STATE NAME)$/,
    collegeKind:
      /^((COLLEGE|INSTITUTE|INSTITUTION|MANAGEMENT) )?(KIND|TYPE|OWNERSHIP)( OF (COLLEGE|INSTITUTE|MANAGEMENT))?$|^MANAGEMENT$|^KIND OF COLLEGE$/,
    fee: /^((ANNUAL|YEARLY|TUITION|COURSE|TOTAL) )*(FEES?|TUITION)( (PER|A) (YEAR|ANNUM)| PA| IN RS| INR| RS)*$|^FEES? FOR A YEAR$/,
    intake: /^((ANNUAL|SANCTIONED|APPROVED|TOTAL) )*INTAKE( CAPACITY)?$/,
    bondYears:
      /^((SERVICE|RURAL) )*BOND( (PERIOD|YEARS?|DURATION|IN YEARS|TERM))*$|^YEARS OF BOND$/,
    bondPenalty:
      /^((SERVICE )?BOND |DISCONTINUATION |SEAT LEAVING )?(PENALTY|BOND AMOUNT|AMOUNT)( AMOUNT| IN RS| INR| RS)*$/,
    hostel: /^HOSTELS?( (AVAILABLE|AVAILABILITY|FACILITY|FOR))?$/,
    hostelFee: /^HOSTEL (FEES?|CHARGES|RENT)( (PER|A) (YEAR|ANNUM)| PA| IN RS)*$/,
    stipend: /^((PG|MONTHLY) )*STIPENDS?( (PER|A) MONTH| FIRST YEAR| YEAR 1| IN RS)*$/,
    website:
      /^((OFFICIAL|COLLEGE|INSTITUTE) )?(WEB ?SITE|URL|LINK|WEB ADDRESS|WEB PAGE)( LINK| URL)?$/,
    asOf: /^(AS (OF|ON)|AS ON DATE|UPDATED( ON)?|(LAST )?UPDATE|DATE|EFFECTIVE FROM)$/,
  },
  scope: ['source', 'year'],
  isSkipped: isWithoutCollege,
  collect,
  keyOf: collegeKeyOf,
  addedBy,
  show: ({ code, program, quota, facts, adds }, collegeName) => ({
    title: adds?.name ?? collegeName(code),
    detail: [program, quota].filter((part) => part !== null).join(', '),
    values: { ...(adds && { collegeCode: code, state: adds.state }), ...facts },
  }),
  apply: (lists, { colleges: known }) =>
    Promise.resolve({ facts: publishedFacts(lists), colleges: withAdded(known, lists) }),
});
