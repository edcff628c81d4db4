import { assign, setup } from 'xstate';
import { failureOf } from '../shared/failure.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import { providedCall, withEvent, withOutput } from '../shared/machine.ts';
import { messages, ownMessages } from './messages.ts';
import { contentMatches, fileProblem } from './validate.ts';

interface Context {
  readonly uploaderId: number;
  readonly file: File | null;
  /** The upload progress from 0 to 1. */
  readonly share: number;
  readonly notice: Notice | null;
}

type Events =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'file.chosen'; file: File }
  | { type: 'upload.started' }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancelled' }
  | { type: 'notice.dismissed' };

/** The upload call, with its progress callback. */
export interface UploadRequest {
  readonly file: File;
  readonly uploaderId: number;
  readonly onProgress: (share: number) => void;
}

export const uploadMachine = setup({
  types: { input: {} as { uploaderId: number }, context: {} as Context, events: {} as Events },
  actors: {
    /** Reads the first bytes of a file. */
    readHead: providedCall<Uint8Array, { file: File }>('readHead'),
    upload: providedCall<{ status: number }, UploadRequest>('upload'),
  },
  actions: {
    /** Loads the list again. */
    reload: () => undefined,
    reset: assign({ file: null, share: 0, notice: null }),
    keepFile: assign((_, { file }: { file: File }) => ({ file, notice: null })),
    dropFile: assign((_, { text }: { text: string }) => ({ file: null, notice: problem(text) })),
    progress: assign(({ context }, { share }: { share: number }) => ({
      share: Math.min(1, Math.max(context.share, share)),
    })),
    clearProgress: assign({ share: 0, notice: null }),
    clearNotice: assign({ notice: null }),
    notifyUploaded: assign({ notice: success(messages.uploaded) }),
    notifyWhy: assign({
      notice: (_, { error }: { error: unknown }) =>
        problem(failureOf(error).serverMessage ?? messages.failed),
    }),
  },
  guards: {
    isAcceptable: (_, { file }: { file: File }) => fileProblem(file) === undefined,
    isWhatItSays: ({ context }, head: Uint8Array) => contentMatches(context.file!.name, head),
    isPlainSuccess: (_, { status }: { status: number }) => status === 200,
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, file: null, share: 0, notice: null }),
  initial: 'closed',
  on: { 'notice.dismissed': { actions: 'clearNotice' } },
  states: {
    closed: { on: { 'dialog.opened': { target: 'open', actions: 'reset' } } },
    open: {
      initial: 'empty',
      on: {
        'dialog.closed': { target: 'closed', actions: 'reset' },
        'file.chosen': [
          { guard: withEvent('isAcceptable'), target: '.checking', actions: withEvent('keepFile') },
          {
            target: '.empty',
            actions: {
              type: 'dropFile',
              params: ({ event }) => ({ text: fileProblem(event.file)! }),
            },
          },
        ],
      },
      states: {
        empty: {},
        checking: {
          tags: 'checking',
          invoke: {
            id: 'readHead',
            src: 'readHead',
            input: ({ context }) => ({ file: context.file! }),
            onDone: [
              { guard: withOutput('isWhatItSays'), target: 'ready' },
              {
                target: 'empty',
                actions: { type: 'dropFile', params: { text: messages.unsupported } },
              },
            ],
            onError: {
              target: 'empty',
              actions: { type: 'dropFile', params: { text: ownMessages.unreadable } },
            },
          },
        },
        ready: { on: { 'upload.started': '#upload.uploading' } },
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'clearProgress',
      on: {
        'upload.progressed': { actions: withEvent('progress') },
        'upload.cancelled': 'open.ready',
      },
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => ({
          file: context.file!,
          uploaderId: context.uploaderId,
          onProgress: (share) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: [
          {
            guard: withOutput('isPlainSuccess'),
            target: 'closed',
            actions: ['reset', 'notifyUploaded', 'reload'],
          },
          { target: 'closed', actions: ['reset', 'reload'] },
        ],
        onError: { target: 'open.ready', actions: withEvent('notifyWhy') },
      },
    },
  },
});
