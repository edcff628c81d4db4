import assert from 'node:assert/strict';
import type { Caller } from '../callers.ts';
import { found } from '../linearizable.ts';
import { watchRecord, type Proof } from './proof.ts';

/** What carries a note: the first seat of a choice list, or of the shortlist. */
interface Noted {
  readonly note?: string;
}

/** A list as it is answered, by version and note. */
interface Written {
  readonly version: number;
  readonly note: string;
}

/** A kind of list that tabs write on top of the version that they know. */
interface Kind<Shown, Answer> {
  readonly name: string;
  readonly readAt: string;
  readonly writeAt: string;
  readonly firstVersion: number;
  readonly shown: (body: Shown) => Written;
  /** What a write answers, refused ones too. */
  readonly written: (body: Answer) => Written;
  readonly change: (note: string) => object;
}

const stateOf = ({ version, note }: Written): string => `${version} ${note}`;
const noteOf = ([first]: readonly Noted[]): string => first?.note ?? '';

/** Two tabs write one list, each on top of the version that it knows. */
const arrange = <Shown, Answer>(proof: Proof, caller: Caller, kind: Kind<Shown, Answer>) => {
  const { history, read, check } = watchRecord<Shown>(proof, caller, {
    path: kind.readAt,
    first: `${kind.firstVersion} `,
    stateOf: (body) => stateOf(kind.shown(body)),
  });

  const write = async (tab: string): Promise<void> => {
    let basedOn = kind.firstVersion;
    for (let index = 0; ; index += 1) {
      const note = `${tab}-${index}`;
      const change = { writeId: `${note}-${'x'.repeat(8)}`, basedOn, ...kind.change(note) };
      const from = performance.now();
      const answer = await proof.writing.write<Answer>(
        kind.name,
        caller,
        'PUT',
        kind.writeAt,
        change,
      );
      if (!answer) return;
      assert.ok([200, 409].includes(answer.status), `${kind.name}: ${answer.status}`);
      const list = kind.written(answer.body);
      const { to } = answer;
      const before = `${basedOn} `;
      const after = `${basedOn + 1} ${note}`;
      if (answer.status === 200)
        history.push({
          from,
          to,
          apply: (record) => (record.startsWith(before) ? after : undefined),
        });
      // A refusal, and the answer to a repeated write, show the list as it was then.
      if (answer.status === 409 || list.note !== note)
        history.push({ from: answer.from, to, apply: found(stateOf(list)) });
      basedOn = list.version;
    }
  };
  return { history, run: () => Promise.all([write('a'), write('b'), read()]), check };
};

const seat = { instituteCode: '200447', subject: 'MBBS', quotaName: 'All India' };

interface ChoiceList {
  readonly version: number;
  readonly entries: readonly Noted[];
}
const ofChoices = ({ version, entries }: ChoiceList): Written => ({
  version,
  note: noteOf(entries),
});

export const arrangeChoiceList = async (proof: Proof, caller: Caller) => {
  const path = '/api/choices';
  const listId = 'list-0000001';
  const body = { id: listId, name: 'Round 1', entries: [seat] };
  const created = await proof.callers.askOn(path, { token: caller.token, method: 'POST', body });
  assert.equal(created.status, 200);
  return arrange<readonly [ChoiceList], ChoiceList | { readonly list: ChoiceList }>(proof, caller, {
    name: 'choice lists',
    readAt: path,
    writeAt: `${path}/${listId}`,
    firstVersion: 1,
    shown: ([list]) => ofChoices(list),
    written: (answer) => ofChoices('list' in answer ? answer.list : answer),
    change: (note) => ({ entries: [{ ...seat, note }] }),
  });
};

interface Shortlist {
  readonly version: number;
  readonly items: readonly Noted[];
}
const ofShortlist = ({ version, items }: Shortlist): Written => ({ version, note: noteOf(items) });

export const arrangeShortlist = (proof: Proof, caller: Caller) =>
  arrange<Shortlist, Shortlist | { readonly shortlist: Shortlist }>(proof, caller, {
    name: 'shortlists',
    readAt: '/api/shortlist',
    writeAt: '/api/shortlist',
    firstVersion: 0,
    shown: ofShortlist,
    written: (answer) => ofShortlist('shortlist' in answer ? answer.shortlist : answer),
    change: (note) => ({ items: [{ ...seat, note }] }),
  });
