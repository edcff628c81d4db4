import { dataKinds, lastDataYear } from '@seatwise/api-client/contract/constants/data';
import { indianYear } from '@seatwise/api-client/contract/constants/time';
import { HttpError } from '../../httpError.ts';
import type { Details } from './kinds/kind.ts';

/** Describes a list in words. */
export const listText = ({ kind, source, exam, year, round }: Details): string =>
  [dataKinds[kind].label, source, exam, year, round].filter((part) => part !== null).join(', ');

/** Details with only the fields that their kind requires. */
export const detailsFor = (details: Details, now: number): Details => {
  const last = lastDataYear(details.kind, indianYear(now));
  if (details.year > last) throw new HttpError(400, `The list can be of ${last} at the latest.`);
  const asks: readonly string[] = dataKinds[details.kind].asks;
  for (const part of ['exam', 'round'] as const)
    if (asks.includes(part) && details[part] === null)
      throw new HttpError(400, `Choose the ${part} of the list.`);
  return {
    ...details,
    exam: asks.includes('exam') ? details.exam : null,
    round: asks.includes('round') ? details.round : null,
  };
};
