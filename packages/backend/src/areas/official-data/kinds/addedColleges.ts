import type { College } from '../../../reference/referenceData.ts';
import { plainName } from '../plainName.ts';
import { addedBy, type CollegeRow } from './collegeRow.ts';
import type { PublishedList } from './kind.ts';

/** The fields of an unknown college in a row. */
type Written = Pick<College, 'name' | 'code'> & {
  readonly [Part in 'state' | 'kind']: College[Part] | undefined;
};

/** Codes are on allotment letters and in URLs; anything but six digits is not a code. */
const sixDigits = /^\d{6}$/;

/**
 * The colleges that a list adds: the first row of each gives its code, name, state and kind. A name
 * belongs to one code, because lists may name a college without its code.
 */
export const createAddedColleges = () => {
  const byCode = new Map<string, College>();
  const names = new Set<string>();
  return {
    get: (code: string): CollegeRow['adds'] => {
      const college = byCode.get(code);
      return college && { name: college.name, state: college.state, kind: college.kind };
    },
    read: ({ code, name: written, state, kind }: Written): College | undefined => {
      const name = written.replace(/\s+/g, ' ').slice(0, 200);
      const plain = plainName(name);
      const known = byCode.get(code);
      if (known) return plain === '' || plain === plainName(known.name) ? known : undefined;
      if (!sixDigits.test(code) || plain === '' || names.has(plain) || !state || !kind)
        return undefined;
      const college = { code, name, state, kind };
      byCode.set(code, college);
      names.add(plain);
      return college;
    },
  };
};

/** The known colleges and those that published lists add. */
export const withAdded = (
  colleges: readonly College[],
  lists: readonly PublishedList<CollegeRow>[],
): readonly College[] => {
  const added = new Map<string, College>();
  for (const { rows } of lists)
    for (const row of rows) {
      const college = addedBy(row);
      if (college) added.set(college.code, college);
    }
  return added.size === 0 ? colleges : [...colleges, ...added.values()];
};
