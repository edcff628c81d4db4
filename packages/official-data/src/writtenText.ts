import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { Candidate } from './candidates.ts';
import { plainKey } from './plainKey.ts';
import { stateOf, statesOfPin } from './states.ts';
import { streamsOf, type Stream } from './streams.ts';

/** A text of a list, split at its commas, with what it says about the college's location. */
export interface WrittenText {
  readonly parts: readonly string[];
  /** The key of each part. */
  readonly keys: readonly string[];
  readonly state: StateName | undefined;
  /** undefined without a PIN. */
  readonly pinStates: readonly StateName[] | undefined;
  /** The possible streams of the college. */
  readonly streams: readonly Stream[];
}

/** MCC's notes after a name, which are not part of it; matrices append MCC's own code. */
const notes = /\(?female seats? only *\)?|\(\d{6}\)\s*$/gi;

export const writtenText = (written: string, course: string): WrittenText => {
  // Also a space that was encoded twice.
  const text = written.replace(/Â\s|\s+/g, ' ').replace(notes, ' ');
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    parts,
    keys: parts.map(plainKey),
    // An address ends in its state, which may follow a city with a state's name.
    state: parts.reduce<StateName | undefined>((last, part) => stateOf(part) ?? last, undefined),
    pinStates: statesOfPin(text),
    streams: streamsOf(text, course),
  };
};

/** Whether a text can mean a college, by its state and stream; a text may have no state. */
export const allows = (
  { state, pinStates, streams }: WrittenText,
  candidate: Pick<Candidate, 'state' | 'stream'>,
): boolean =>
  streams.includes(candidate.stream) &&
  (state === undefined
    ? (pinStates?.includes(candidate.state) ?? true)
    : state === candidate.state);

/**
 * Whether a text says where the college is, in its name or after it. The state is enough for a
 * college; hospitals with one name are in many cities, and the lists only have some of them.
 */
export const saysPlace = (
  { keys, state, pinStates }: WrittenText,
  { cities, stream, places }: Candidate,
) =>
  ((stream !== 'hospital' || places.length === 0) &&
    (state !== undefined || pinStates !== undefined)) ||
  keys.some((key) => [...cities].some((city) => key.includes(city)));
