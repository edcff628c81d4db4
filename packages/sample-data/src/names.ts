import { stateNames, type StateName } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds, type CollegeKind } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import type { Stream } from './college.ts';
import dental from '../data/dental.json' with { type: 'json' };
import hospitals from '../data/hospitals.json' with { type: 'json' };
import medical from '../data/medical.json' with { type: 'json' };
import nursing from '../data/nursing.json' with { type: 'json' };
import stateTable from '../data/states.json' with { type: 'json' };

const names = z.array(z.string());
const state = z.enum(stateNames);
const byStateAndKind = z.partialRecord(state, z.partialRecord(z.enum(collegeKinds), names));

/** Real names; within a state and kind the most sought after first, which decides the cut-offs. */
const realNames = z.parse(
  z.object({
    medical: byStateAndKind,
    dental: byStateAndKind,
    nursing: byStateAndKind,
    hospital: byStateAndKind,
  }),
  { medical, dental, nursing, hospital: hospitals },
);

/**
 * `remoteness` weighs how far students from elsewhere shun a state: 0 for the metropolis everyone
 * lists first, above 1 for islands and mountains. A state with `invents` has more private colleges
 * than the lists of real names hold.
 */
export const states = z.parse(
  z.record(
    state,
    z.object({
      remoteness: z.number(),
      invents: z.optional(
        z.object({ medical: z.int(), dental: z.int(), founders: names, cities: names }),
      ),
    }),
  ),
  stateTable,
);

const endings = {
  medical: ['Medical College', 'Institute of Medical Sciences'],
  dental: ['Dental College', 'Institute of Dental Sciences'],
} as const;

/** Names that no college bears, for the private colleges whose real names we do not hold. */
const inventedNames = (of: StateName, stream: 'medical' | 'dental'): string[] => {
  const { invents } = states[of];
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

export const collegeNames = (stream: Stream, of: StateName, kind: CollegeKind): string[] => {
  const real = realNames[stream][of]?.[kind] ?? [];
  const isInvented = kind === 'private' && (stream === 'medical' || stream === 'dental');
  return isInvented ? [...real, ...inventedNames(of, stream)] : real;
};
