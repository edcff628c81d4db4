import { newCollege } from '@seatwise/api-client/contract/constants/data';
import type { DataImport } from '../../db/records.ts';
import type { College } from '../../reference/referenceData.ts';
import { plainName } from './plainName.ts';

type Decisions = DataImport['decisions'];

const nameKey = ({ name, state }: Pick<College, 'name' | 'state'>): string =>
  `${plainName(name)} ${state}`;

/**
 * An unused code for a college. Lists write only a name, while everything else identifies a college
 * by its code. The code is derived from the name, so that a college has the same code in each list.
 */
const freeCode = (key: string, taken: ReadonlySet<string>): string => {
  let hash = 0;
  for (const character of key) hash = (31 * hash + character.codePointAt(0)!) % 100_000;
  for (;;) {
    const code = `9${String(hash).padStart(5, '0')}`;
    if (!taken.has(code)) return code;
    hash = (hash + 1) % 100_000;
  }
};

/** The colleges that staff decided to add, and the college that each list text means. */
export const collegesToAdd = (decisions: Decisions, known: readonly College[]) => {
  const byName = new Map<string, College>();
  const isAdded = decisions.some(({ adds }) => adds !== undefined);
  if (isAdded) for (const college of known) byName.set(nameKey(college), college);
  const taken = new Set(known.map(({ code }) => code));
  const added: College[] = [];
  const meant: { written: string; code: string }[] = [];
  for (const { of, written, means, adds } of decisions) {
    if (of !== 'college' || means === null) continue;
    if (means !== newCollege) {
      meant.push({ written, code: means });
      continue;
    }
    if (!adds) continue;
    const key = nameKey(adds);
    const college = byName.get(key) ?? {
      ...adds,
      code: freeCode(key, taken),
      added: { asOf: null },
    };
    if (!byName.has(key)) {
      byName.set(key, college);
      taken.add(college.code);
      added.push(college);
    }
    meant.push({ written, code: college.code });
  }
  return { added, meant };
};
