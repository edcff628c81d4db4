import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { deleteFileMachine } from './deleteFileMachine.ts';
import { sizeText, typeName } from '../shared/fileText.ts';
import { previewOf, type PublishedFile } from './fileList.ts';
import { messages } from './messages.ts';

behavesAsModelled({
  machine: deleteFileMachine,
  events: [
    { type: 'deletion.asked', id: 7 },
    { type: 'deletion.asked', id: 8 },
    { type: 'deletion.confirmed' },
    { type: 'deletion.declined' },
    { type: 'notice.dismissed' },
  ],
  answers: { deleteFile: { done: ['ok'], failed: [{ status: 500 }] } },
  invariantViolation: ({ context, value }) =>
    (context.id === null) === (value === 'list') ? undefined : 'a question about nothing',
});

const start = (deleteFile: (id: number) => Promise<unknown>) => {
  let reloads = 0;
  const actor = createActor(
    deleteFileMachine.provide({
      actors: {
        deleteFile: fromPromise<unknown, { id: number }>(({ input }) => deleteFile(input.id)),
      },
      actions: { reload: () => (reloads += 1) },
    }),
  ).start();
  actor.send({ type: 'deletion.asked', id: 7 });
  return { actor, reloads: () => reloads, state: () => actor.getSnapshot() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('deleting a file', () => {
  it('ADF-27 ADF-28 ADF-29 asks, deletes, loads the list again and says so', async () => {
    const deleted: number[] = [];
    const { actor, reloads, state } = start(async (id) => deleted.push(id));
    expect(messages.confirm).toBe('Are you sure you want to delete this file?');
    expect(deleted).toEqual([]);
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'deletion.confirmed' });
    expect(state().hasTag('busy')).toBe(true);
    await settled();
    expect(deleted).toEqual([7]);
    expect(reloads()).toBe(1);
    expect(state()).toMatchObject({
      value: 'list',
      context: { id: null, notice: { tone: 'positive', text: 'File deleted successfully.' } },
    });
    actor.send({ type: 'deletion.asked', id: 8 });
    expect(state().context.notice).toBeNull();
  });

  it('ADF-27 deletes nothing when the question is declined', () => {
    const { actor, state } = start(() => Promise.reject(new Error('called')));
    actor.send({ type: 'deletion.declined' });
    expect(state()).toMatchObject({ value: 'list', context: { id: null, notice: null } });
  });

  it('ADF-30 says that it failed, and loads the list again, for the file may be gone', async () => {
    const { actor, reloads, state } = start(() =>
      Promise.reject({ status: 404, serverMessage: 'No such file.' }),
    );
    actor.send({ type: 'deletion.confirmed' });
    await settled();
    expect(state()).toMatchObject({
      value: 'list',
      context: { id: null, notice: { tone: 'critical', text: 'Failed to delete the file.' } },
    });
    expect(reloads()).toBe(1);
    actor.send({ type: 'notice.dismissed' });
    expect(state().context.notice).toBeNull();
  });
});

describe('the list', () => {
  const file = (details: Partial<PublishedFile>): PublishedFile => ({
    id: 1,
    fileName: 'Notice.pdf',
    fileType: 'application/pdf',
    fileSize: 1000,
    uploaderName: 'Asha',
    uploadedAt: '2026-11-20T10:00:00.000Z',
    ...details,
  });
  it.each([
    ['application/pdf', 'PDF', 'document'],
    ['application/msword', 'Word', undefined],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word', undefined],
    ['image/jpeg', 'JPEG', 'picture'],
    ['image/png', 'PNG', 'picture'],
    ['image/svg+xml', 'image/svg+xml', undefined],
    ['text/html', 'text/html', undefined],
    ['constructor', 'constructor', undefined],
  ])('calls %s %s, and shows it as %s', (fileType, name, preview) => {
    expect(typeName(fileType)).toBe(name);
    expect(previewOf(file({ fileType }))).toBe(preview);
  });

  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [50 * 1024 * 1024, '50 MB'],
    [5 * 1024 ** 4, '5,120 GB'],
  ])('reads %i bytes as %s', (bytes, words) => {
    expect(sizeText(bytes)).toBe(words);
  });
});
