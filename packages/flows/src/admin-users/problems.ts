import { rankFrom } from '../shared/rank.ts';
import { ownMessages } from './messages.ts';

/** What is wrong with a form, by field. */
export type Problems<Values> = Readonly<Partial<Record<keyof Values, string>>>;

/** The fields that have a problem. */
export const problemsOf = <Values>(
  found: Readonly<Record<string, string | undefined>>,
): Problems<Values> =>
  Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== undefined),
  ) as Problems<Values>;

/** The rank may be missing, in every form. */
export const rankProblem = (air: string): string | undefined =>
  air.trim() && rankFrom(air) === undefined ? ownMessages.rankInvalid : undefined;
