import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { uploadMachine, type UploadRequest } from './uploadMachine.ts';

const head = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37]);
const pdf = new File([head], 'notice.pdf', { type: 'application/pdf' });
const word = new File([head], 'notice.doc', { type: 'application/msword' });
const text = new File(['hello'], 'notice.txt', { type: 'text/plain' });

behavesAsModelled({
  machine: uploadMachine,
  inputs: () => [{ uploaderId: 7 }],
  events: [
    { type: 'dialog.opened' },
    { type: 'dialog.closed' },
    { type: 'file.chosen', file: pdf },
    { type: 'file.chosen', file: text },
    { type: 'upload.started' },
    { type: 'upload.progressed', share: 0.5 },
    { type: 'upload.progressed', share: 7 },
    { type: 'upload.cancelled' },
    { type: 'notice.dismissed' },
  ],
  answers: {
    readHead: { done: [head, new Uint8Array()], failed: [new Error('gone')] },
    upload: { done: [{ status: 200 }, { status: 202 }], failed: [{ status: 500 }] },
  },
  invariantViolation: (snapshot) => {
    const hasFile = snapshot.context.file !== null;
    if (snapshot.matches('closed') || snapshot.matches({ open: 'empty' }))
      return hasFile ? 'a file where there is none' : undefined;
    return hasFile ? undefined : 'no file';
  },
});

interface Calls {
  readonly readHead?: (file: File) => Promise<Uint8Array>;
  readonly upload?: (request: UploadRequest, signal: AbortSignal) => Promise<{ status: number }>;
}

const start = ({
  readHead = async (file) => new Uint8Array(await file.slice(0, 8).arrayBuffer()),
  upload = () => Promise.reject(new Error('called')),
}: Calls = {}) => {
  let reloads = 0;
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        readHead: fromPromise<Uint8Array, { file: File }>(({ input }) => readHead(input.file)),
        upload: fromPromise<{ status: number }, UploadRequest>(({ input, signal }) =>
          upload(input, signal),
        ),
      },
      actions: { reload: () => (reloads += 1) },
    }),
    { input: { uploaderId: 7 } },
  ).start();
  actor.send({ type: 'dialog.opened' });
  return { actor, reloads: () => reloads, state: () => actor.getSnapshot() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const bad = (words: string) => ({ tone: 'critical', text: words });

const choose = async (file: File, calls?: Calls) => {
  const flow = start(calls);
  flow.actor.send({ type: 'file.chosen', file });
  await settled();
  return flow;
};

describe('choosing a file', () => {
  it('ADF-19 starts with none, and nothing can be sent', () => {
    const { actor, state } = start();
    actor.send({ type: 'upload.started' });
    expect(state().value).toEqual({ open: 'empty' });
  });

  it('ADF-13 keeps one whose name, type and content agree', async () => {
    const { state } = await choose(pdf);
    expect(state()).toMatchObject({ value: { open: 'ready' }, context: { notice: null } });
    expect(state().context.file).toBe(pdf);
  });

  it.each([
    ['ADF-16 ADF-17 another type', text],
    ['ADF-16 ADF-17 a content that is not the name’s', word],
  ])('%s: says so and drops it', async (_, file) => {
    const { state } = await choose(file);
    expect(state()).toMatchObject({
      value: { open: 'empty' },
      context: { file: null, notice: bad('Unsupported file type.') },
    });
  });

  it('ADF-18 says that one is too large, and drops it', async () => {
    const large = Object.defineProperty(new File([head], 'large.pdf'), 'size', {
      value: 50 * 1024 * 1024 + 1,
    });
    const { actor, state } = await choose(pdf);
    actor.send({ type: 'file.chosen', file: large });
    expect(state()).toMatchObject({
      value: { open: 'empty' },
      context: { file: null, notice: bad('File too large. Max 50MB allowed.') },
    });
  });

  it('says that one cannot be read', async () => {
    const { state } = await choose(pdf, { readHead: () => Promise.reject(new Error('gone')) });
    expect(state()).toMatchObject({
      value: { open: 'empty' },
      context: { file: null, notice: bad('We could not read the file. Choose it again.') },
    });
  });

  it('looks at the last of two that were chosen quickly', async () => {
    const { actor, state } = start();
    actor.send({ type: 'file.chosen', file: word });
    actor.send({ type: 'file.chosen', file: pdf });
    await settled();
    expect(state().value).toEqual({ open: 'ready' });
    expect(state().context.file).toBe(pdf);
  });

  it('forgets all when the dialog is closed', async () => {
    const { actor, state } = await choose(pdf);
    actor.send({ type: 'dialog.closed' });
    expect(state()).toMatchObject({ value: 'closed', context: { file: null, notice: null } });
  });
});

describe('uploading', () => {
  it('ADF-20 ADF-21 sends the file and who uploads it', async () => {
    const sent: UploadRequest[] = [];
    const { actor, state } = await choose(pdf, {
      upload: (request) => {
        sent.push(request);
        return new Promise(() => {});
      },
    });
    actor.send({ type: 'upload.started' });
    actor.send({ type: 'upload.started' });
    expect(state().hasTag('busy')).toBe(true);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ uploaderId: 7 });
    expect(sent[0]!.file).toBe(pdf);
  });

  it('shows how far it is, never backwards and never beyond the whole', async () => {
    let tell: (share: number) => void = () => {};
    const { actor, state } = await choose(pdf, {
      upload: ({ onProgress }) => {
        tell = onProgress;
        return new Promise(() => {});
      },
    });
    actor.send({ type: 'upload.started' });
    const shares = [0.25, 0.5, 0.4, 3].map((share) => {
      tell(share);
      return state().context.share;
    });
    expect(shares).toEqual([0.25, 0.5, 0.5, 1]);
  });

  it('ADF-22 ADF-23 ADF-24 closes, loads the list again and says so after a 200', async () => {
    const { actor, reloads, state } = await choose(pdf, { upload: async () => ({ status: 200 }) });
    actor.send({ type: 'upload.started' });
    await settled();
    expect(state()).toMatchObject({
      value: 'closed',
      context: { file: null, notice: { tone: 'positive', text: 'File uploaded successfully!' } },
    });
    expect(reloads()).toBe(1);
    actor.send({ type: 'notice.dismissed' });
    expect(state().context.notice).toBeNull();
  });

  it('ADF-22 ADF-23 ADF-24 says nothing after another success', async () => {
    const { actor, reloads, state } = await choose(pdf, { upload: async () => ({ status: 201 }) });
    actor.send({ type: 'upload.started' });
    await settled();
    expect(state()).toMatchObject({ value: 'closed', context: { notice: null } });
    expect(reloads()).toBe(1);
  });

  it.each([
    ['ADF-25', { status: 400, serverMessage: 'The disk is full.' }, 'The disk is full.'],
    ['ADF-26', { status: 500 }, 'An unknown error occurred during file upload.'],
    ['ADF-26', { status: 0 }, 'An unknown error occurred during file upload.'],
    ['ADF-26', new Error('boom'), 'An unknown error occurred during file upload.'],
  ])('%s keeps the file after a failure, and says why', async (_, failure, words) => {
    const { actor, reloads, state } = await choose(pdf, { upload: () => Promise.reject(failure) });
    actor.send({ type: 'upload.started' });
    await settled();
    expect(state()).toMatchObject({ value: { open: 'ready' }, context: { notice: bad(words) } });
    expect(state().context.file).toBe(pdf);
    expect(reloads()).toBe(0);
    actor.send({ type: 'upload.started' });
    expect(state().context.notice).toBeNull();
  });

  it('stops when cancelled, keeps the file, and starts from nothing next time', async () => {
    const signals: AbortSignal[] = [];
    const { actor, state } = await choose(pdf, {
      upload: ({ onProgress }, signal) => {
        signals.push(signal);
        if (signals.length === 1) onProgress(0.5);
        return new Promise(() => {});
      },
    });
    actor.send({ type: 'upload.started' });
    actor.send({ type: 'upload.cancelled' });
    expect(signals[0]!.aborted).toBe(true);
    expect(state().value).toEqual({ open: 'ready' });
    actor.send({ type: 'upload.started' });
    expect(state().context.share).toBe(0);
    actor.send({ type: 'dialog.closed' });
    expect(state().value).toBe('uploading');
  });
});
