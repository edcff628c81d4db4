import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { Candidate } from './candidates.ts';
import { plainKey } from './plainKey.ts';
import { stateOf, statesOfPin } from './states.ts';
import { streamsOf, type Stream } from './streams.ts';

/** The text of a list between its commas, and what it says about where the college is. */
export interface WrittenText {
  readonly parts: readonly string[];
  /** The key of each part. */
  readonly keys: readonly string[];
  readonly state: StateName | undefined;
  /** Undefined without a PIN. */
  readonly pinStates: readonly StateName[] | undefined;
  /** The streams that a college may be of. */
  readonly streams: readonly Stream[];
}

/** Notes of MCC behind a name, which are no part of it: matrices end in MCC's own code. */
const notes = /\(?female seats? only *\)?|\(\d{6}\)\s*$/gi;

export const writtenText = (written: string, course: string): WrittenText => {
  // A space that was encoded twice.
  const text = written.replace(/Â\s|\s+/g, ' ').replace(notes, ' ');
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    parts,
    keys: parts.map(plainKey),
    // Addresses end in the state; before it may stand a city that is called like one.
    state: parts.reduce<StateName | undefined>((last, part) => stateOf(part) ?? last, undefined),
    pinStates: statesOfPin(text),
    streams: streamsOf(text, course),
  };
};

/** Whether a college can be meant by its state and stream; a text may say nothing of the state. */
export const allows = (
  { state, pinStates, streams }: WrittenText,
  candidate: Pick<Candidate, 'state' | 'stream'>,
): boolean =>
  streams.includes(candidate.stream) &&
  (state === undefined
    ? (pinStates?.includes(candidate.state) ?? true)
    : state === candidate.state);

/**
 * Whether a text says where the college is, in the name itself or behind it. The state is enough for
 * a college; hospitals of one name are in many cities, of which the lists have some alone.
 */
export const saysPlace = (
  { keys, state, pinStates }: WrittenText,
  { cities, stream, places }: Candidate,
) =>
  ((stream !== 'hospital' || places.length === 0) &&
    (state !== undefined || pinStates !== undefined)) ||
  keys.some((key) => [...cities].some((city) => key.includes(city)));
