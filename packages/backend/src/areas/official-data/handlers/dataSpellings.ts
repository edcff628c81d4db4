import type { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { iso } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../../../backend.ts';
import type { ResolversOf } from '../../../http/handle.ts';
import { orNotFound } from '../../../httpError.ts';
import { collegeOf } from '../../../reference/referenceData.ts';
import { coursesOf } from '../codes.ts';
import { forgetDecision, meaningOf } from '../sourceFormat.ts';

/** The meanings of list texts: the choices for staff, and their decisions so far. */
export const dataSpellings = ({
  db,
  reference,
}: Backend): ResolversOf<
  typeof contract,
  'listDataSpellings' | 'forgetDataSpelling' | 'listDataCourses'
> => ({
  listDataSpellings: () =>
    db.dataSources.all().flatMap(({ id, kind, name, decisions }) =>
      decisions.map((decision) => {
        const { of, means, adds, at } = decision;
        const college = of === 'college' && means ? collegeOf(reference, means)?.name : undefined;
        const label = adds ? `${adds.name}, ${adds.state}` : (college ?? means);
        return { ...decision, source: id, kind, name, label, at: at === null ? null : iso(at) };
      }),
    ),

  forgetDataSpelling: ({ input: { source, of, written }, audit }) => {
    const known = orNotFound(db.dataSources.get(source), 'There is no such source.');
    const decision = orNotFound(
      known.decisions.find((one) => one.of === of && one.written === written),
      'There is no such spelling.',
    );
    return db.transaction(() => {
      const left = forgetDecision(db, known, decision);
      audit({
        subject: { kind: 'data', id: source, label: known.name },
        before: { [`“${written}” is`]: meaningOf(decision) },
      });
      return { left };
    });
  },

  listDataCourses: () => [...coursesOf(null)],
});
