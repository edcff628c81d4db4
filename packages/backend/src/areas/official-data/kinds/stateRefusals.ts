import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import { HttpError } from '../../../httpError.ts';
import { plainName } from '../plainName.ts';
import type { Details } from './kind.ts';

const engineering = /\b(ENGINEERING|ENGG|B ?TECH|ARCHITECTURE|B ?ARCH|COMPUTER|ELECTRONICS)\b/;

/** Whether a course is an engineering course, whose lists the same authorities publish. */
export const isEngineering = (course: string): boolean => engineering.test(plainName(course));

const commonest = <T>(counts: ReadonlyMap<T, number>): readonly [T, number] | undefined =>
  [...counts].toSorted(([, a], [, b]) => b - a)[0];

const total = (of: ReadonlyMap<unknown, number>): number =>
  [...of.values()].reduce((sum, count) => sum + count, 0);

const refuse = (message: string): never => {
  throw new HttpError(400, message);
};

/** Counts what the rows reveal about the list, and refuses a list other than the chosen one. */
export const createListCheck = ({ source, year, round }: Details, own: StateName) => {
  const counts = {
    engineering: new Map<string, number>(),
    year: new Map<number, number>(),
    round: new Map<string, number>(),
    state: new Map<StateName, number>(),
  };
  let rows = 0;
  let meant = 0;
  return {
    row: (isMeant: boolean): void => {
      rows += 1;
      if (isMeant) meant += 1;
    },
    note: <P extends keyof typeof counts>(
      part: P,
      value: (typeof counts)[P] extends Map<infer V, number> ? V : never,
    ): void => {
      const of = counts[part] as Map<typeof value, number>;
      of.set(value, (of.get(value) ?? 0) + 1);
    },
    /** Throws if most rows are about another subject or state, or none is of the year and round. */
    finish: (): void => {
      const isMost = (count: number): boolean => 2 * count > rows;
      const [course] = commonest(counts.engineering) ?? [];
      if (isMost(total(counts.engineering)))
        refuse(
          `This is a list of engineering seats, such as “${course!.slice(0, 80)}”. Choose the list of MBBS and BDS seats of ${source}.`,
        );
      const [state, there] = commonest(counts.state) ?? [];
      if (state !== undefined && state !== own && there! > 2 * (counts.state.get(own) ?? 0))
        refuse(
          `This is a list of ${state}: ${there} of ${rows} rows name colleges there. You chose ${source}. Choose the authority of ${state}, or another file.`,
        );
      if (meant > 0) return;
      const [written] = commonest(counts.year) ?? [];
      if (written !== undefined && !counts.year.has(year))
        refuse(
          `This is a list of the year ${written}. You chose ${year}. Change the year, or choose another file.`,
        );
      const [named] = commonest(counts.round) ?? [];
      if (named !== undefined)
        refuse(
          `This is a list of “${named.slice(0, 80)}”. You chose ${round}. Change the round, or choose another file.`,
        );
    },
  };
};
