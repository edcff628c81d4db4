import { expect, it } from 'vitest';
import { createRevisionStore, type StoredList } from './revisionStore.ts';
import { withWrite, syncedList } from './syncedList.ts';

const entry = (instituteCode: string) => ({ instituteCode });
type Stored = StoredList<{ readonly instituteCode: string }>;
const stored = (...codes: string[]): Stored => ({
  id: 'list',
  name: 'Round 1',
  lockedAt: null,
  list: {
    ...syncedList({ version: 1, items: ['a', 'b', 'c'].map(entry) }),
    items: codes.map(entry),
  },
});
const codesOf = (lists: readonly Stored[]) =>
  lists.map(({ list }) => list.items.map(({ instituteCode }) => instituteCode).join(''));

/** A storage with room for this many characters, and tabs that share it. */
const createStore = (room = Infinity) => {
  const texts = new Map<string, string>();
  let keys = 0;
  return {
    texts,
    open: () =>
      createRevisionStore<ReturnType<typeof entry>>(
        {
          keys: () => [...texts.keys()],
          getItem: (key) => texts.get(key) ?? null,
          setItem: (key, text) => {
            const others = [...texts].filter(([each]) => each !== key);
            const used = others.reduce((sum, [, each]) => sum + each.length, 0);
            if (used + text.length > room) throw new Error('No room');
            texts.set(key, text);
          },
          removeItem: (key) => void texts.delete(key),
        },
        'choices.',
        () => String((keys += 1)),
      ),
  };
};

it('BEY-CHC-04 a write joins what another tab wrote before it, and leaves one text behind', () => {
  const store = createStore();
  store.texts.set('choices.list', JSON.stringify(stored('a', 'b', 'c')));
  const [one, other] = [store.open(), store.open()];
  for (const tab of [one, other]) tab.all();
  one.write(stored('c', 'a', 'b'));
  other.write(stored('a', 'b', 'c', 'd'));
  expect(one.flush()).toEqual([]);
  expect(codesOf(other.flush())).toEqual(['cabd']);
  expect(store.texts.size).toBe(1);
  expect(codesOf(one.pull())).toEqual(['cabd']);
  // Either tab can undo a shared change and still retain the other's next change.
  one.write(stored('a', 'b', 'c', 'd'));
  other.write(stored('c', 'a', 'b'));
  one.flush();
  expect(codesOf(other.flush())).toEqual(['abc']);
  expect(codesOf(store.open().all())).toEqual(['abc']);
});

it('BEY-CHC-04 a text whose removal has not been heard of yet does not come back', () => {
  const store = createStore();
  const [one, other] = [store.open(), store.open()];
  one.write(stored('a', 'b', 'c', 'd'));
  one.flush();
  other.all();
  const [old] = [...store.texts];
  one.write(stored('a', 'b', 'c'));
  one.flush();
  store.texts.set(...old!);
  expect(codesOf(other.pull())).toEqual(['abc']);
  other.write(stored('b', 'c'));
  one.write({ ...stored('a', 'b', 'c', 'e'), lockedAt: '2026-07-01' });
  other.flush();
  const [mergeRevisions] = one.flush();
  expect(codesOf([mergeRevisions!])).toEqual(['bce']);
  expect(mergeRevisions!.lockedAt).toBe('2026-07-01');
});

it('BEY-CHC-04 tabs that wrote the same do not answer each other for ever', () => {
  const store = createStore();
  const [one, other] = [store.open(), store.open()];
  for (const [tab, id] of [
    [one, 'first'],
    [other, 'second'],
  ] as const) {
    const edited = stored('b', 'a', 'c');
    tab.write({ ...edited, list: withWrite(edited.list, id) });
    tab.flush();
  }
  for (const tab of [one, other, one, other]) {
    tab.pull();
    tab.flush();
  }
  const left = [...store.texts];
  expect(left.length).toBe(1);
  for (const tab of [one, other]) expect([tab.pull(), tab.flush()]).toEqual([[], []]);
  expect([...store.texts]).toEqual(left);
});

it('BEY-CHC-04 leaves conflicting changes of two tabs side by side, until the server has one of them', () => {
  const store = createStore();
  const [one, other] = [store.open(), store.open()];
  one.all();
  one.write(stored('b', 'c', 'a'));
  one.flush();
  other.write(stored('b', 'c'));
  other.flush();
  expect([one.pull(), other.pull()]).toEqual([[], []]);
  expect(store.texts.size).toBe(2);
  const saved = {
    ...stored(),
    list: syncedList({ version: 2, items: ['b', 'c', 'a'].map(entry) }),
  };
  one.write(saved);
  // The other tab may have been closed long ago.
  for (const [asked] of [one.flush(), other.pull()]) {
    expect(asked!.list.conflict?.items).toEqual(saved.list.items);
    expect(codesOf([asked!])).toEqual(['bc']);
  }
});

it('BEY-CHC-08 edits that came too late do not return to a list that took their place', () => {
  const store = createStore();
  const tab = store.open();
  tab.write(stored('b', 'a', 'c'));
  tab.flush();
  const locked = { ...stored(), list: syncedList({ version: 2, items: ['c', 'a'].map(entry) }) };
  tab.write(locked);
  expect(tab.flush()).toEqual([]);
  expect(store.open().all()).toEqual([locked]);
});

it('BEY-CHC-04 replaces a text where there is no room for a second, and keeps the old where there is none at all', () => {
  const first = stored('a', 'b');
  const store = createStore(JSON.stringify(first).length + 60);
  const tab = store.open();
  const written = () => codesOf(store.open().all());
  tab.write(first);
  tab.flush();
  tab.write(stored('b', 'a'));
  tab.flush();
  expect(written()).toEqual(['ba']);
  const larger = stored(
    'b',
    'a',
    'much longer than there is room for, even without the other text',
  );
  tab.write(larger);
  tab.flush();
  expect(written()).toEqual(['ba']);
  // The list stays in the tab, and is merged with what other tabs write.
  const other = store.open();
  other.all();
  other.write(stored('b'));
  other.flush();
  expect(codesOf(tab.pull())).toEqual([`b${larger.list.items[2]!.instituteCode}`]);
  tab.write(stored('b', 'c'));
  tab.flush();
  expect(written()).toEqual(['bc']);
});
