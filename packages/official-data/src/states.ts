import { stateNames, type StateName } from '@seatwise/api-client/contract/constants/applicant';
import * as z from 'zod/mini';
import placeTable from '../data/places.json' with { type: 'json' };
import { lettersOf, plainKey } from './plainKey.ts';

const state = z.enum(stateNames);
const { states: otherNames, pins } = z.parse(
  z.object({
    states: z.partialRecord(state, z.array(z.string())),
    pins: z.record(z.string(), z.array(state)),
  }),
  placeTable,
);

const allNames = stateNames.flatMap((name) =>
  [name, ...(otherNames[name] ?? [])].map((written) => ({ written, name })),
);
const stateByLetters: ReadonlyMap<string, StateName> = new Map(
  allNames.map(({ written, name }) => [lettersOf(written), name]),
);

const anyAtEnd = (names: readonly string[]) => new RegExp(`(${names.join('|')})$`);

/** Without Delhi, because `NCR Delhi` spans four states. */
const stateAtEnd = anyAtEnd([...stateByLetters.keys()].filter((name) => name.length > 5));
/** Only longer names, because many words end in a short one. */
const stateKeyAtEnd = anyAtEnd(
  allNames.map(({ written }) => plainKey(written)).filter((name) => name.length > 4),
);

/** The state that a part of an address names or ends in. */
export const stateOf = (part: string): StateName | undefined => {
  const letters = lettersOf(part)
    .replace(/\d+$/, '')
    .replace(/INDIA$/, '');
  return stateByLetters.get(letters) ?? stateByLetters.get(stateAtEnd.exec(letters)?.[1] ?? '');
};

/** A key without the state and PIN at its end. */
export const withoutState = (key: string): string =>
  key.replace(/\d{6}$/, '').replace(stateKeyAtEnd, '');

const pin = /(?<!\d)([1-9]\d)\d ?\d{3}(?!\d)/g;

/** The possible states of a text, by its last PIN; undefined without a PIN. */
export const statesOfPin = (text: string): readonly StateName[] | undefined =>
  pins[[...text.matchAll(pin)].at(-1)?.[1] ?? ''];
