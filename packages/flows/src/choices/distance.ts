import { capitals, type StateName } from '@seatwise/api-client/contract/constants/applicant';

/** The mean radius, in kilometres. */
const earthRadius = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const capitalOf = (state: string) =>
  Object.hasOwn(capitals, state) ? capitals[state as StateName] : undefined;

/**
 * The distance between the capitals of two states as the crow flies, in kilometres rounded to tens;
 * undefined if either name is not a state's.
 */
export const distanceBetween = (from: string, to: string): number | undefined => {
  const [start, end] = [capitalOf(from), capitalOf(to)];
  if (!start || !end) return undefined;
  const [north, otherNorth] = [radians(start[0]), radians(end[0])];
  const haversine =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(otherNorth) * Math.sin(radians(end[1] - start[1]) / 2) ** 2;
  return Math.round((2 * earthRadius * Math.asin(Math.sqrt(haversine))) / 10) * 10;
};
