import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { authorities as contract } from '@seatwise/api-client/contract/authorities';
import {
  authorityIndex,
  loadAuthority,
  otherAuthorities,
  poolOf,
  type Authority,
} from '@seatwise/official-data';
import type { Backend } from '../../../backend.ts';
import { memoize } from '../../../memoize.ts';
import { withPage } from '../../../reference/places.ts';
import type { InForce } from '../../../reference/referenceData.ts';
import { yearsWithLists } from '../../../reference/stateRounds.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';
import { createWrittenList } from '../../../http/writtenList.ts';
import { waysInto } from '../collegeWays.ts';

type Published = Pick<InForce, 'stateRounds'>;

const listedOf = async (reference: Published, key: string, exam: Exam) => {
  const { state, shortName, name, portal, rank, kinds } = await loadAuthority(key, exam);
  const lists = yearsWithLists(reference, key, exam);
  const listed = kinds.map(({ key: kind, label, opens, who }) => ({
    key: kind,
    label,
    opens,
    who,
  }));
  return { key, state, shortName, name, portal, rank, lists, kinds: listed };
};

/**
 * Lists the authorities whose rows we have, then the other states, with their authority's name if it
 * is known. For PG and MDS, only lists show which authority counsels.
 */
const listAll = async (reference: Published, exam: Exam) => {
  const rows = [...authorityIndex];
  const isKnown = ([key, { state }]: (typeof rows)[number]): boolean =>
    exam === 'UG' || !state || yearsWithLists(reference, key, exam).length > 0;
  const known = rows.filter(isKnown).map(([key]) => listedOf(reference, key, exam));
  const others = [
    ...rows.filter((row) => !isKnown(row)).map(([, { state }]) => ({ state })),
    ...otherAuthorities.map(({ state, name, portal }) =>
      exam === 'UG' ? { state, name, portal } : { state },
    ),
  ];
  return [
    ...(await Promise.all(known)),
    ...others.map((other) => Object.assign({ lists: [] }, other)),
  ];
};

/** The claims that codes of an authority's lists ask for. */
const claimsIn = ({ claims, codes }: Authority) => {
  const asked = new Set(
    Object.keys(codes).flatMap((code) => poolOf({ codes }, code)?.claims ?? []),
  );
  return claims.filter(({ key }) => asked.has(key));
};

export const authorityHandlers = (backend: Backend) => {
  const answer = createWrittenList({ 'cache-control': 'no-cache' });
  const all = memoize(
    (stateRounds: Published['stateRounds']) =>
      new Map(exams.map((exam) => [exam, listAll({ stateRounds }, exam)])),
  );
  return serveArea(backend, contract, {
    listAuthorities: async ({ request, input: { exam = 'UG' } }) =>
      answer(request, await all(backend.reference.stateRounds).get(exam)!),

    readAuthority: async ({ input: { key, exam } }) => {
      if (!authorityIndex.has(key)) throw new HttpError(404, 'No authority has this key.');
      const authority = await loadAuthority(key, exam);
      return { key, categories: authority.categories, claims: claimsIn(authority) };
    },

    readWays: ({ input: { code, exam = 'UG' } }) => {
      const college = withPage(backend.reference, code);
      if (!college) throw new HttpError(404, 'No college has this code.');
      return waysInto(backend.reference, college, exam);
    },
  });
};
