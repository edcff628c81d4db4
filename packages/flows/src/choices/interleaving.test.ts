import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  redone,
  undone,
  withAdded,
  withChanged,
  withMoved,
  withoutKeys,
  type Step,
} from './edits.ts';
import { seatKey } from './seat.ts';
import {
  decided,
  isSaved,
  syncedList,
  withAnswer,
  withPresent,
  withRefusal,
  withWrite,
  type SyncedList,
} from './syncedList.ts';
import { createModelServer } from './testing/modelServer.ts';

interface Entry {
  readonly instituteCode: string;
  readonly note?: string;
}
type Server = ReturnType<typeof createModelServer<Entry>>;
type Answer = ReturnType<Server['write']>;

const entry = (code: number): Entry => ({ instituteCode: String(code) });
const keyOf = (code: number): string => seatKey(entry(code));

/** What is edited, as it happens in a tab. */
const edits = fc.oneof(
  fc.record({ type: fc.constant('add' as const), code: fc.nat(20) }),
  fc.record({ type: fc.constant('remove' as const), code: fc.nat(20) }),
  fc.record({ type: fc.constant('move' as const), code: fc.nat(20), to: fc.nat(20) }),
  fc.record({
    type: fc.constant('note' as const),
    code: fc.nat(20),
    note: fc.constantFrom('a', 'b'),
  }),
  fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const) }),
);

/** What may happen to a browser of two tabs, which share their storage. */
const happenings = fc.record({
  browser: fc.nat(1),
  tab: fc.nat(1),
  does: fc.oneof(
    { weight: 4, arbitrary: edits },
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constantFrom(
          'send' as const,
          'arrive' as const,
          'answer' as const,
          'lose' as const,
          'read' as const,
          'reload' as const,
          'decide' as const,
        ),
        side: fc.constantFrom('mine' as const, 'theirs' as const),
      }),
    },
  ),
});

/** A request on its way, or its answer. */
interface Call {
  readonly writeId: string;
  readonly basedOn: number;
  readonly items: readonly Entry[];
  readonly answer: Answer | null;
}

const play = (steps: readonly (typeof happenings extends fc.Arbitrary<infer V> ? V : never)[]) => {
  const server = createModelServer([1, 2, 3, 4].map(entry));
  const browsers = [0, 1].map(() => ({
    list: syncedList<Entry>(server.read()),
    tabs: [0, 1].map(() => ({
      calls: [] as Call[],
      past: [] as Step<Entry>[],
      undone: [] as Step<Entry>[],
    })),
  }));
  const touched = new Map<number, Set<string>>();
  let asked = false;
  let writes = 0;

  const touch = (code: number, how: string): void =>
    void touched.set(code, (touched.get(code) ?? new Set()).add(how));

  const send = (
    browser: (typeof browsers)[number],
    tab: (typeof browsers)[number]['tabs'][number],
  ) => {
    writes += 1;
    browser.list = withWrite(browser.list, `write-${writes}`);
    const { sending, version } = browser.list;
    if (sending) tab.calls.push({ ...sending, basedOn: version, answer: null });
  };
  const arrive = (call: Call): Call => ({
    ...call,
    answer: call.answer ?? server.write(call.writeId, call.basedOn, call.items),
  });
  const take = (browser: (typeof browsers)[number], { writeId, answer }: Call): void => {
    if (!answer) return;
    const receive = answer.type === 'saved' ? withAnswer : withRefusal;
    browser.list = receive(browser.list, writeId, answer.present);
    asked ||= browser.list.contradiction !== null;
  };

  for (const { browser: b, tab: t, does } of steps) {
    const browser = browsers[b]!;
    const tab = browser.tabs[t]!;
    const edit = (items: readonly Entry[]): void => {
      tab.past.push({ before: browser.list.items, after: items });
      tab.undone = [];
      browser.list = { ...browser.list, items };
    };
    const { items } = browser.list;
    switch (does.type) {
      case 'add':
        touch(does.code, 'added');
        edit(withAdded(items, [entry(does.code)], 500));
        break;
      case 'remove':
        touch(does.code, 'removed');
        edit(withoutKeys(items, new Set([keyOf(does.code)])));
        break;
      case 'move':
        touch(does.code, 'moved');
        edit(withMoved(items, new Set([keyOf(does.code)]), does.to));
        break;
      case 'note':
        touch(does.code, 'noted');
        edit(withChanged(items, keyOf(does.code), { note: does.note }));
        break;
      case 'undo':
      case 'redo': {
        const [from, to] = does.type === 'undo' ? [tab.past, tab.undone] : [tab.undone, tab.past];
        const step = from.pop();
        if (!step) break;
        to.push(step);
        for (const code of Array.from({ length: 21 }, (_, index) => index)) touch(code, 'undone');
        browser.list = {
          ...browser.list,
          items: does.type === 'undo' ? undone(items, step) : redone(items, step),
        };
        break;
      }
      case 'send':
        send(browser, tab);
        break;
      case 'arrive':
        tab.calls = tab.calls.map(arrive);
        break;
      case 'answer':
        for (const call of tab.calls) take(browser, call);
        tab.calls = tab.calls.filter(({ answer }) => !answer);
        break;
      case 'lose':
        tab.calls = [];
        break;
      case 'read':
        browser.list = withPresent(browser.list, server.read());
        asked ||= browser.list.contradiction !== null;
        break;
      case 'reload':
        browser.list = JSON.parse(JSON.stringify(browser.list)) as SyncedList<Entry>;
        Object.assign(tab, { calls: [], past: [], undone: [] });
        break;
      case 'decide':
        browser.list = decided(browser.list, does.side);
    }
    for (const { list } of browsers) expectDistinct(list.items);
  }

  /** Everybody comes back, and the network with them. */
  for (let round = 0; round < 8; round += 1)
    for (const browser of browsers) {
      browser.list = withPresent(decided(browser.list, 'mine'), server.read());
      const tab = browser.tabs[0]!;
      tab.calls = [];
      send(browser, tab);
      for (const call of tab.calls) take(browser, arrive(call));
    }
  return { server, lists: browsers.map(({ list }) => list), touched, asked };
};

const expectDistinct = (items: readonly Entry[]): void => {
  const keys = items.map(seatKey);
  expect(new Set(keys).size).toBe(keys.length);
};

it('BEY-CHC-04 nothing is lost in 1,000 interleavings of edits, tabs, devices, reloads and lost answers', () => {
  fc.assert(
    fc.property(fc.array(happenings, { minLength: 5, maxLength: 60 }), (steps) => {
      const { server, lists, touched, asked } = play(steps);
      const items = server.read().items;
      for (const list of lists) {
        expect(isSaved(list)).toBe(true);
        expect(list.items).toEqual(items);
      }
      expectDistinct(items);
      const present = new Set(items.map(seatKey));
      for (const code of Array.from({ length: 21 }, (_, index) => index)) {
        const how = touched.get(code) ?? new Set<string>();
        if (how.has('undone')) continue;
        const wasThere = code >= 1 && code <= 4;
        if (!how.has('removed'))
          expect(present.has(keyOf(code))).toBe(wasThere || how.has('added'));
        // A removal that meets another's change is asked about, so that either may count.
        else if (how.size === 1 && !asked) expect(present.has(keyOf(code))).toBe(false);
      }
    }),
    { numRuns: 1000 },
  );
});
