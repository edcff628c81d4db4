import { authorities as contract } from '@seatwise/api-client/contract/authorities';
import { authorityIndex, loadAuthority, otherAuthorities } from '@seatwise/official-data';
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

const listedOf = async (reference: Published, key: string) => {
  const { state, shortName, name, portal, rank, kinds } = await loadAuthority(key);
  const lists = yearsWithLists(reference, key);
  const listed = kinds.map(({ key: kind, label, opens, who }) => ({
    key: kind,
    label,
    opens,
    who,
  }));
  return { key, state, shortName, name, portal, rank, lists, kinds: listed };
};

/** Lists the authorities that we have data for, then states for which we have a name at most. */
const listAll = async (stateRounds: Published['stateRounds']) => [
  ...(await Promise.all([...authorityIndex.keys()].map((key) => listedOf({ stateRounds }, key)))),
  ...otherAuthorities.map(({ state, name, portal }) => ({ state, name, portal, lists: [] })),
];

export const authorityHandlers = (backend: Backend) => {
  const answer = createWrittenList({ 'cache-control': 'no-cache' });
  const all = memoize(listAll);
  return serveArea(backend, contract, {
    listAuthorities: async ({ request }) =>
      answer(request, await all(backend.reference.stateRounds)),

    readAuthority: async ({ input: { key } }) => {
      if (!authorityIndex.has(key)) throw new HttpError(404, 'No authority has this key.');
      const { categories, claims } = await loadAuthority(key);
      return { key, categories, claims };
    },

    readWays: ({ input: { code } }) => {
      const college = withPage(backend.reference, code);
      if (!college) throw new HttpError(404, 'No college has this code.');
      return waysInto(backend.reference, college);
    },
  });
};
