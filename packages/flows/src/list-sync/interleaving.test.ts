import { runsOf } from '@seatwise/api-client/testing/replayable';
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
import { seatKey } from './entry.ts';
import {
  resolved,
  isSaved,
  withAnswer,
  withPresent,
  withRefusal,
  withWrite,
  type SyncedList,
} from './syncedList.ts';
import { createModelBrowser } from './testing/modelBrowser.ts';
import { createModelServer } from './testing/modelServer.ts';

interface Entry {
  readonly instituteCode: string;
  readonly note?: string;
}
type Server = ReturnType<typeof createModelServer<Entry>>;
type Answer = ReturnType<Server['write']>;

const entry = (code: number): Entry => ({ instituteCode: String(code) });
const codes = Array.from({ length: 21 }, (_, index) => index);
const keyOf = (code: number): string => seatKey(entry(code));

/** The edits that can happen in a tab. */
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

/** The events of a browser with two tabs, which share a storage and see each other's edits late. */
const possibleEvents = fc.record({
  browser: fc.nat(1),
  tab: fc.nat(1),
  does: fc.oneof(
    { weight: 4, arbitrary: edits },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constantFrom(
          'paint' as const,
          'paint' as const,
          'hear' as const,
          'send' as const,
          'arrive' as const,
          'answer' as const,
          'lose' as const,
          'read' as const,
          'close' as const,
          'decide' as const,
        ),
        side: fc.constantFrom('mine' as const, 'theirs' as const),
        count: fc.constantFrom(0, 1, 2, Infinity),
      }),
    },
  ),
});
type Event = typeof possibleEvents extends fc.Arbitrary<infer V> ? V : never;

/** A request in transit, or its answer. */
interface Call {
  readonly writeId: string;
  readonly basedOn: number;
  readonly items: readonly Entry[];
  readonly answer: Answer | null;
}

const play = (steps: readonly Event[]) => {
  const server = createModelServer([1, 2, 3, 4].map(entry));
  const newTab = (browser: ReturnType<typeof createModelBrowser<Entry>>) => ({
    ...browser.open(),
    calls: [] as Call[],
    past: [] as Step<Entry>[],
    undone: [] as Step<Entry>[],
  });
  type Tab = ReturnType<typeof newTab>;
  const browsers = [0, 1].map(() => {
    const browser = createModelBrowser<Entry>(server.read());
    const tabs: (Tab | undefined)[] = [newTab(browser), newTab(browser)];
    return Object.assign(browser, { tabs });
  });
  type Browser = (typeof browsers)[number];
  const touched = new Map<number, Set<string>>();
  let asked = false;
  let writes = 0;

  const touch = (code: number, how: string): void =>
    void touched.set(code, (touched.get(code) ?? new Set()).add(how));

  const change = (tab: Tab, list: SyncedList<Entry>): void => {
    tab.change(list);
    asked ||= list.conflict !== null;
  };
  /** The next event in a closed tab opens it. */
  const tabOf = (browser: Browser, index: number): Tab => (browser.tabs[index] ??= newTab(browser));

  const send = (tab: Tab): void => {
    writes += 1;
    change(tab, withWrite(tab.list(), `write-${writes}`));
    tab.flush();
    const { sending, version } = tab.list();
    if (sending) tab.calls.push({ ...sending, basedOn: version, answer: null });
  };
  const arrive = (call: Call): Call => ({
    ...call,
    answer: call.answer ?? server.write(call.writeId, call.basedOn, call.items),
  });
  const take = (tab: Tab, { writeId, answer }: Call): void => {
    if (!answer) return;
    const receive = answer.type === 'saved' ? withAnswer : withRefusal;
    change(tab, receive(tab.list(), writeId, answer.present));
  };

  for (const { browser: b, tab: t, does } of steps) {
    const browser = browsers[b]!;
    const tab = tabOf(browser, t);
    const { items } = tab.list();
    const edit = (after: readonly Entry[]): void => {
      tab.past.push({ before: items, after });
      tab.undone = [];
      change(tab, { ...tab.list(), items: after });
    };
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
        touch(does.code, `noted ${does.note}`);
        edit(withChanged(items, keyOf(does.code), { note: does.note }));
        break;
      case 'undo':
      case 'redo': {
        const [from, to] = does.type === 'undo' ? [tab.past, tab.undone] : [tab.undone, tab.past];
        const step = from.pop();
        if (!step) break;
        to.push(step);
        for (const code of codes) touch(code, 'undone');
        const take = does.type === 'undo' ? undone : redone;
        change(tab, { ...tab.list(), items: take(items, step) });
        break;
      }
      case 'paint':
        tab.flush();
        break;
      case 'hear':
        tab.hear(does.count);
        break;
      case 'send':
        send(tab);
        break;
      case 'arrive':
        tab.calls = tab.calls.map(arrive);
        break;
      case 'answer':
        for (const call of tab.calls) take(tab, call);
        tab.calls = tab.calls.filter(({ answer }) => !answer);
        break;
      case 'lose':
        tab.calls = [];
        break;
      case 'read':
        change(tab, withPresent(tab.list(), server.read()));
        break;
      case 'close':
        tab.flush();
        browser.tabs[t] = undefined;
        break;
      case 'decide':
        change(tab, resolved(tab.list(), does.side));
    }
    expectDistinct(tab.list().items);
    // One key for each tab, and one for each tab's conflict that awaits the server's decision.
    expect(browser.keys().length).toBeLessThanOrEqual(4);
  }

  const tabs = browsers.flatMap((browser) => [0, 1].map((index) => tabOf(browser, index)));
  const listen = (): void => {
    // All tabs at once, so that none sees the others' answers.
    for (const tab of tabs) tab.hear(Infinity);
    for (const tab of tabs) {
      tab.change(tab.list());
      tab.flush();
      asked ||= tab.list().conflict !== null;
    }
  };
  /** All tabs reopen, and the network returns. */
  for (let round = 0; round < 8; round += 1)
    for (const tab of tabs) {
      listen();
      change(tab, withPresent(resolved(tab.list(), 'mine'), server.read()));
      tab.calls = [];
      send(tab);
      for (const call of tab.calls) take(tab, arrive(call));
    }
  for (let round = 0; round < 3; round += 1) listen();
  const written = browsers.map((browser) => browser.writes());
  listen();
  // Tabs stop answering each other, and leave one text in the storage.
  expect(browsers.map((browser) => browser.writes())).toEqual(written);
  for (const browser of browsers) expect(browser.keys().length).toBeLessThanOrEqual(1);
  return { server, lists: tabs.map((tab) => tab.list()), touched, asked };
};

const expectDistinct = (items: readonly Entry[]): void => {
  const keys = items.map(seatKey);
  expect(new Set(keys).size).toBe(keys.length);
};

it('BEY-CHC-04 nothing is lost in 1,000 interleavings of edits, tabs, devices, reloads and lost answers', () => {
  fc.assert(
    fc.property(fc.array(possibleEvents, { minLength: 5, maxLength: 60 }), (steps) => {
      const { server, lists, touched, asked } = play(steps);
      const items = server.read().items;
      for (const list of lists) {
        expect(isSaved(list)).toBe(true);
        expect(list.items).toEqual(items);
      }
      expectDistinct(items);
      const present = new Set(items.map(seatKey));
      for (const code of codes) {
        const how = touched.get(code) ?? new Set<string>();
        if (how.has('undone')) continue;
        const wasThere = code >= 1 && code <= 4;
        // All who wrote a note wrote the same one.
        const notes = ['a', 'b'].filter((note) => how.has(`noted ${note}`));
        if (wasThere && !how.has('removed') && notes.length === 1)
          expect(items.find(({ instituteCode }) => instituteCode === String(code))?.note).toBe(
            notes[0],
          );
        if (!how.has('removed'))
          expect(present.has(keyOf(code))).toBe(wasThere || how.has('added'));
        // If a removal conflicts with another change, the student is asked, so either may prevail.
        else if (how.size === 1 && !asked) expect(present.has(keyOf(code))).toBe(false);
      }
    }),
    // Never fewer runs: the interleaving of two tabs that loses an edit is rare.
    { numRuns: Math.max(1000, runsOf(1000)) },
  );
});
