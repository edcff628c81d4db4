import { stateNames, type StateName } from '@seatwise/api-client/contract/constants/applicant';
import * as z from 'zod/mini';
import placeTable from '../data/places.json' with { type: 'json' };
import { lettersOf } from './plainKey.ts';

const state = z.enum(stateNames);
const { states: otherNames, pins } = z.parse(
  z.object({
    states: z.partialRecord(state, z.array(z.string())),
    pins: z.record(z.string(), z.array(state)),
  }),
  placeTable,
);

const stateByLetters: ReadonlyMap<string, StateName> = new Map(
  stateNames.flatMap((name) =>
    [name, ...(otherNames[name] ?? [])].map((written) => [lettersOf(written), name] as const),
  ),
);

/** At the end of longer texts only names count that are no part of a word. */
const stateAtEnd = new RegExp(
  `(${[...stateByLetters.keys()].filter((letters) => letters.length > 5).join('|')})$`,
);

/** The state that a part of an address is, or ends in. */
export const stateOf = (part: string): StateName | undefined => {
  const letters = lettersOf(part)
    .replace(/\d+$/, '')
    .replace(/INDIA$/, '');
  return stateByLetters.get(letters) ?? stateByLetters.get(stateAtEnd.exec(letters)?.[1] ?? '');
};

/** The part without the state at its end. */
export const withoutState = (key: string): string => key.replace(stateAtEnd, '');

const pin = /(?<!\d)([1-9]\d)\d ?\d{3}(?!\d)/g;

/** The states that a text can be of, by its last PIN; undefined where it has none. */
export const statesOfPin = (text: string): readonly StateName[] | undefined =>
  pins[[...text.matchAll(pin)].at(-1)?.[1] ?? ''];
