import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { dataImportMachine } from './dataImportMachine.ts';
import type { CheckRequest, DataImport, WatchInput } from './dataImportSetup.ts';
import { messages } from './messages.ts';
import { mappingProblems } from './validate.ts';

const data: DataImport = {
  id: 7,
  fileName: 'list.csv',
  fileSize: 3,
  uploadedBy: 'Priya Nair',
  uploadedAt: '2026-07-20T10:00:00.000Z',
  encoding: 'utf-8',
  sheet: null,
  sheets: [],
  columns: [],
  kind: 'cutoffs',
  mapping: {},
  guesses: { cutoffs: {}, colleges: {}, seats: {}, dates: {}, stateRanks: {} },
  details: null,
  decisions: [],
  state: 'uploaded',
  share: 0,
  failure: null,
  result: null,
  basedOn: 3,
  fingerprint: null,
};
const checking: DataImport = { ...data, state: 'checking' };
const checked: DataImport = { ...data, state: 'checked', fingerprint: 'a1' };
const brokenOff: DataImport = { ...data, failure: 'The check broke off.' };
const workbook: DataImport = { ...data, sheet: 'Round 1', sheets: ['Round 1', 'Round 2'] };
const published: DataImport = { ...data, state: 'published' };

const file = new File(['a,b'], 'list.csv');
const picture = new File(['x'], 'list.png');
const request: CheckRequest = {
  id: 7,
  kind: 'cutoffs',
  source: 'MCC',
  exam: 'UG',
  year: 2025,
  round: 'Round 1',
  documentUrl: 'https://mcc.nic.in/list.pdf',
  mapping: {},
  decisions: [],
};

const failed = [{ status: 0 }, { status: 404 }, { status: 409, serverMessage: 'Another version.' }];

behavesAsModelled({
  machine: dataImportMachine,
  events: [
    { type: 'file.chosen', file },
    { type: 'file.chosen', file: picture },
    { type: 'import.opened', id: 7 },
    { type: 'import.discarded' },
    { type: 'upload.cancelled' },
    { type: 'work.progressed', share: 0.5 },
    { type: 'sheet.chosen', sheet: 'Round 2' },
    { type: 'check.requested', request },
    { type: 'mapping.reopened' },
    { type: 'decisions.made', decisions: [{ of: 'quota', written: 'ZZ', means: null }] },
    { type: 'decisions.refused', error: { status: 409 } },
    { type: 'publish.requested' },
    { type: 'notice.dismissed' },
  ],
  answers: {
    upload: { done: [data], failed },
    read: { done: [data, checking, checked, published], failed },
    chooseSheet: { done: [data], failed },
    check: { done: [checking], failed },
    watch: { done: [checked, brokenOff], failed },
    publish: { done: [{ version: 4 }], failed },
    discard: { done: [{}], failed },
  },
  invariantViolation: ({ context, value }) => {
    const isOpen = [
      'mapping',
      'switching',
      'starting',
      'checking',
      'checked',
      'publishing',
    ].includes(value);
    if (isOpen && context.data === null) return `no import in ${value}`;
    if (value === 'choosing' && context.data !== null) return 'an import where none is open';
    return undefined;
  },
});

const pending = () => new Promise<never>(() => {});

const start = (
  given: Partial<
    Record<'upload' | 'read' | 'chooseSheet' | 'publish' | 'discard', () => Promise<unknown>>
  > = {},
) => {
  const publish = vi.fn<() => Promise<unknown>>(given.publish ?? pending);
  const uploads: AbortSignal[] = [];
  const saved: object[] = [];
  const actor = createActor(
    dataImportMachine.provide({
      actions: {
        saveDecisions: (_, { decisions, undone }) =>
          saved.push({ decisions, ...(undone && { undone }) }),
      },
      actors: {
        upload: fromPromise(({ signal }) => {
          uploads.push(signal);
          return (given.upload ?? (() => Promise.resolve(data)))() as Promise<DataImport>;
        }),
        read: fromPromise(
          () => (given.read ?? (() => Promise.resolve(checked)))() as Promise<DataImport>,
        ),
        chooseSheet: fromPromise(() => (given.chooseSheet ?? pending)() as Promise<DataImport>),
        discard: fromPromise(() => (given.discard ?? pending)()),
        publish: fromPromise(() => publish() as Promise<{ version: number }>),
        watch: fromPromise<DataImport, WatchInput>(pending),
      },
    }),
  ).start();
  return { actor, publish, uploads, saved, state: () => actor.getSnapshot() };
};

const reaches = ({ state }: ReturnType<typeof start>, value: string): Promise<void> =>
  vi.waitFor(() => expect(state().value).toBe(value));

describe('the import of official data', () => {
  it('BEY-DAT-01 MUST upload no file of another type, and none that is empty, larger than 50 MB, or a workbook of more than 10 MB.', () => {
    const { actor, uploads, state } = start();
    const large = (name: string, megabytes: number) =>
      Object.defineProperty(new File(['x'], name), 'size', { value: megabytes * 1024 * 1024 + 1 });
    const refusals = [
      picture,
      new File([], 'list.csv'),
      large('list.csv', 50),
      large('list.xlsx', 10),
    ];
    for (const refused of refusals) {
      actor.send({ type: 'file.chosen', file: refused });
      expect(state().context.notice?.tone).toBe('critical');
    }
    expect(uploads).toEqual([]);
  });

  it.each([
    ['checking', checking, undefined],
    ['checked', checked, undefined],
    ['mapping', brokenOff, brokenOff.failure],
    ['choosing', published, messages.done],
  ])('BEY-DAT-08 goes on in %s where the server says that it is', async (value, answer, text) => {
    const flow = start({ read: () => Promise.resolve(answer) });
    flow.actor.send({ type: 'import.opened', id: 7 });
    await reaches(flow, value);
    expect(flow.state().context.notice?.text).toBe(text);
  });

  it.each([
    [0, 'checked', checked, 'critical'],
    [409, 'checked', { ...checked, fingerprint: 'b2' }, 'critical'],
    [0, 'choosing', published, 'positive'],
    [200, 'choosing', published, 'positive'],
  ])(
    'BEY-DAT-01 asks what became of a publication that was refused or got no answer to read (%s): %s',
    async (status, value, found, tone) => {
      const reads = [checked, found];
      const flow = start({
        read: () => Promise.resolve(reads.shift()),
        publish: () => Promise.reject({ status }),
      });
      flow.actor.send({ type: 'import.opened', id: 7 });
      await reaches(flow, 'checked');
      flow.actor.send({ type: 'publish.requested' });
      await vi.waitFor(() => expect(reads).toEqual([]));
      await reaches(flow, value);
      expect(flow.state().context.notice?.tone).toBe(tone);
    },
  );

  it.each([
    [404, 'choosing'],
    [0, 'mapping'],
  ])('discards what is gone already, as after %s', async (status, value) => {
    const flow = start({ discard: () => Promise.reject({ status }) });
    flow.actor.send({ type: 'import.opened', id: 7 });
    await reaches(flow, 'checked');
    flow.actor.send({ type: 'import.discarded' });
    await reaches(flow, value);
    expect(flow.state().context.data === null).toBe(value === 'choosing');
  });

  it.each([
    ['Round 2', () => Promise.resolve({ ...workbook, sheet: 'Round 2' }), undefined],
    [
      'Round 1',
      () => Promise.reject({ status: 500 }),
      'We could not read the sheet. Check your connection and try again.',
    ],
  ])(
    'BEY-DAT-11 MUST read another sheet of a workbook when asked to, and keep the one before where that fails: %s.',
    async (sheet, chooseSheet, text) => {
      const flow = start({ read: () => Promise.resolve(workbook), chooseSheet });
      flow.actor.send({ type: 'import.opened', id: 7 });
      await reaches(flow, 'mapping');
      flow.actor.send({ type: 'sheet.chosen', sheet: 'Round 2' });
      await reaches(flow, 'mapping');
      expect(flow.state().context.data?.sheet).toBe(sheet);
      expect(flow.state().context.notice?.text).toBe(text);
    },
  );

  it('BEY-DAT-01 publishes nothing that is not checked, and once for one press', async () => {
    const flow = start({ publish: () => Promise.resolve({ version: 4 }) });
    flow.actor.send({ type: 'publish.requested' });
    flow.actor.send({ type: 'import.opened', id: 7 });
    flow.actor.send({ type: 'publish.requested' });
    await reaches(flow, 'checked');
    flow.actor.send({ type: 'publish.requested' });
    flow.actor.send({ type: 'publish.requested' });
    await reaches(flow, 'choosing');
    expect(flow.publish).toHaveBeenCalledTimes(1);
    expect(flow.state().context.notice?.text).toBe('Published as version 4.');
  });

  it('BEY-DAT-40 MUST save each decision on what the list leaves unknown at once, and publish nothing before the next check.', async () => {
    const flow = start();
    flow.actor.send({ type: 'import.opened', id: 7 });
    await reaches(flow, 'checked');
    const decisions = [{ of: 'quota' as const, written: 'ZZ', means: null }];
    flow.actor.send({ type: 'decisions.made', decisions });
    expect(flow.saved).toEqual([{ decisions }]);
    expect(flow.state().context.data).toMatchObject({ decisions, fingerprint: null });
    flow.actor.send({ type: 'publish.requested' });
    expect(flow.state().value).toBe('checked');
    const undone = [{ of: 'quota' as const, written: 'ZZ' }];
    flow.actor.send({ type: 'decisions.made', decisions: [], undone });
    expect(flow.state().context.data?.decisions).toEqual([]);
  });

  it('BEY-DAT-40 MUST ask the server what is decided where a decision was not saved.', async () => {
    const flow = start();
    flow.actor.send({ type: 'import.opened', id: 7 });
    await reaches(flow, 'checked');
    const decisions = [{ of: 'quota' as const, written: 'ZZ', means: null }];
    flow.actor.send({ type: 'decisions.made', decisions });
    flow.actor.send({ type: 'decisions.refused', error: { status: 500 } });
    await reaches(flow, 'checked');
    expect(flow.state().context.data?.decisions).toEqual([]);
    expect(flow.state().context.notice?.text).toBe(messages.notDecided);
  });

  it('BEY-DAT-01 says why a step failed, and keeps the import', async () => {
    const refusal = Object.assign(new Error(), { status: 409, serverMessage: 'Check again.' });
    const flow = start({ publish: () => Promise.reject(refusal) });
    flow.actor.send({ type: 'import.opened', id: 7 });
    await reaches(flow, 'checked');
    flow.actor.send({ type: 'publish.requested' });
    await vi.waitFor(() => expect(flow.state().context.notice?.text).toBe('Check again.'));
    expect(flow.state().context.data).toBe(checked);
  });

  it('BEY-DAT-08 stops an upload when asked to', () => {
    const flow = start({ upload: pending });
    flow.actor.send({ type: 'file.chosen', file });
    flow.actor.send({ type: 'upload.cancelled' });
    expect(flow.uploads[0]!.aborted).toBe(true);
    expect(flow.state()).toMatchObject({ value: 'choosing', context: { file: null } });
  });
});

it('BEY-DAT-25 says by field what keeps a list from being checked', () => {
  const details = { ...request, year: '2027', source: ' ', documentUrl: 'mcc.nic.in' };
  expect(mappingProblems(details, 2026)).toMatchObject({
    source: 'Say who published the list.',
    year: 'Enter a year from 2015 to 2026.',
    documentUrl: 'Enter the web address, with https://.',
    rank: 'Choose the rank of each candidate, or the closing rank.',
  });
});
