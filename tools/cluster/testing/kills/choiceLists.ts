import assert from 'node:assert/strict';
import type { Caller } from '../callers.ts';
import { found } from '../linearizable.ts';
import { watchRecord, type Proof } from './proof.ts';

interface ChoiceList {
  readonly version: number;
  readonly entries: readonly { readonly note?: string }[];
}

const listId = 'list-0000001';
const path = '/api/choices';
const noteOf = ({ entries }: ChoiceList): string => entries[0]?.note ?? '';
const stateOf = (list: ChoiceList): string => `${list.version} ${noteOf(list)}`;
const entriesWith = (note: string) => [
  { instituteCode: '200447', subject: 'MBBS', quotaName: 'All India', note },
];

/** Two tabs write one list, each based on the version that it last saw. */
export const arrangeChoiceList = async (proof: Proof, caller: Caller) => {
  const { token } = caller;
  const body = { id: listId, name: 'Round 1', entries: entriesWith('') };
  const created = await proof.callers.askOn(path, { token, method: 'POST', body });
  assert.equal(created.status, 200);
  const { history, read, check } = watchRecord<readonly [ChoiceList]>(proof, caller, {
    path,
    first: '1 ',
    stateOf: ([list]) => stateOf(list),
  });

  const arrange = async (tab: string): Promise<void> => {
    let basedOn = 1;
    for (let index = 0; ; index += 1) {
      const note = `${tab}-${index}`;
      const change = {
        writeId: `${note}-${'x'.repeat(8)}`,
        basedOn,
        entries: entriesWith(note),
      };
      const from = performance.now();
      const answer = await proof.writing.write<ChoiceList | { readonly list: ChoiceList }>(
        'choice lists',
        caller,
        'PUT',
        `${path}/${listId}`,
        change,
      );
      if (!answer) return;
      assert.ok([200, 409].includes(answer.status), `a list is refused with ${answer.status}`);
      const list = 'list' in answer.body ? answer.body.list : answer.body;
      const { to } = answer;
      const before = `${basedOn} `;
      const after = `${basedOn + 1} ${note}`;
      if (answer.status === 200)
        history.push({
          from,
          to,
          apply: (record) => (record.startsWith(before) ? after : undefined),
        });
      // A refusal, or the answer to a repeated write, shows the list at that moment.
      if (answer.status === 409 || noteOf(list) !== note)
        history.push({ from: answer.from, to, apply: found(stateOf(list)) });
      basedOn = list.version;
    }
  };
  return { history, run: () => Promise.all([arrange('a'), arrange('b'), read()]), check };
};
