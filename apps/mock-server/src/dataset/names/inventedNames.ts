import { states, type StateName } from './states.ts';

const endings = {
  medical: ['Medical College', 'Institute of Medical Sciences'],
  dental: ['Dental College', 'Institute of Dental Sciences'],
} as const;

/** Names that no college bears, for the private colleges whose real names we do not hold. */
export const inventedNames = (state: StateName, stream: 'medical' | 'dental'): string[] => {
  const { invents } = states[state];
  if (!invents) return [];
  const { founders, cities } = invents;
  // Dental colleges start further down the list, so that founders do not sit in one city alone.
  const offset = stream === 'dental' ? 2 : 0;
  return Array.from({ length: invents[stream] }, (_, i) => {
    const founder = founders[i % founders.length];
    const city = cities[(i + offset) % cities.length];
    return `${founder} ${endings[stream][i % 2]}, ${city}`;
  });
};
