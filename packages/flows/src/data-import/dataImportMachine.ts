import type { AnswerOf, InputOf } from '@seatwise/api-client';
import type { adminData } from '@seatwise/api-client/contract/adminData';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { failureOf, isUndecided } from '../shared/failure.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import { notProvided } from '../shared/notProvided.ts';
import { messages } from './messages.ts';
import { fileProblem } from './validate.ts';

export type DataImport = AnswerOf<(typeof adminData)['readDataImport']>;
export type CheckRequest = InputOf<(typeof adminData)['checkDataImport']>;

interface Context {
  readonly file: File | null;
  /** The import that is to be opened. */
  readonly id: number | null;
  readonly data: DataImport | null;
  readonly request: CheckRequest | null;
  /** The sheet that is to be read. */
  readonly sheet: string | null;
  /** How much is uploaded or checked, from 0 to 1. */
  readonly share: number;
  readonly notice: Notice | null;
}

type Events =
  | { type: 'file.chosen'; file: File }
  | { type: 'import.opened'; id: number }
  | { type: 'import.discarded' }
  | { type: 'upload.cancelled' }
  | { type: 'work.progressed'; share: number }
  | { type: 'sheet.chosen'; sheet: string }
  | { type: 'check.requested'; request: CheckRequest }
  | { type: 'mapping.reopened' }
  | { type: 'publish.requested' }
  | { type: 'notice.dismissed' };

type OnProgress = (share: number) => void;
export interface UploadInput {
  readonly file: File;
  readonly onProgress: OnProgress;
}
export interface WatchInput {
  readonly id: number;
  readonly onProgress: OnProgress;
}
export interface SheetInput {
  readonly id: number;
  readonly sheet: string;
}
export interface PublishInput {
  readonly id: number;
  readonly basedOn: number;
}

const empty: Context = {
  file: null,
  id: null,
  data: null,
  request: null,
  sheet: null,
  share: 0,
  notice: null,
};

export const dataImportMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  actors: {
    upload: fromPromise<DataImport, UploadInput>(notProvided('upload')),
    read: fromPromise<DataImport, { id: number }>(notProvided('read')),
    chooseSheet: fromPromise<DataImport, SheetInput>(notProvided('chooseSheet')),
    check: fromPromise<DataImport, { request: CheckRequest }>(notProvided('check')),
    /** Resolves when the check has ended. */
    watch: fromPromise<DataImport, WatchInput>(notProvided('watch')),
    publish: fromPromise<{ version: number }, PublishInput>(notProvided('publish')),
    discard: fromPromise<unknown, { id: number }>(notProvided('discard')),
  },
  actions: {
    /** Loads the versions again. */
    reload: () => undefined,
    clear: assign(empty),
    clearNotice: assign({ notice: null, share: 0 }),
    dismiss: assign({ notice: null }),
    progress: assign({
      share: ({ context, event }) => {
        assertEvent(event, 'work.progressed');
        return Math.min(1, Math.max(context.share, event.share));
      },
    }),
    keepData: assign((_, data: DataImport) => ({ data })),
    notifyRefused: assign({ notice: (_, { text }: { text: string }) => problem(text) }),
    notifyFailure: assign({
      notice: ({ context }) =>
        context.data?.failure == null ? null : problem(context.data.failure),
    }),
    notifyDone: assign({ notice: () => success(messages.done) }),
    notifyPublished: assign({
      notice: (_, { version }: { version: number }) => success(messages.published(version)),
    }),
    notifyWhy: assign({
      notice: (_, { error, text }: { error: unknown; text: string }) => {
        const { status, serverMessage } = failureOf(error);
        return problem(status === 0 ? messages.unreachable : (serverMessage ?? text));
      },
    }),
  },
  guards: {
    isUndecided: (_, { error }: { error: unknown }) => isUndecided(error),
    isGone: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isAcceptable: (_, { file }: { file: File }) => fileProblem(file) === undefined,
    isChecking: ({ context }) => context.data?.state === 'checking',
    isChecked: ({ context }) => context.data?.state === 'checked',
    isOpen: ({ context }) => context.data?.state === 'uploaded',
  },
}).createMachine({
  id: 'dataImport',
  context: empty,
  initial: 'choosing',
  on: { 'notice.dismissed': { actions: 'dismiss' } },
  states: {
    choosing: {
      on: {
        'file.chosen': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'uploading',
            actions: ['clear', assign(({ event }) => ({ file: event.file }))],
          },
          {
            actions: {
              type: 'notifyRefused',
              params: ({ event }) => ({ text: fileProblem(event.file)! }),
            },
          },
        ],
        'import.opened': {
          target: 'opening',
          actions: ['clear', assign(({ event }) => ({ id: event.id }))],
        },
      },
    },
    uploading: {
      tags: 'busy',
      on: {
        'work.progressed': { actions: 'progress' },
        'upload.cancelled': { target: 'choosing', actions: 'clear' },
      },
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => ({
          file: context.file!,
          onProgress: (share) => self.send({ type: 'work.progressed', share }),
        }),
        onDone: {
          target: 'opened',
          actions: [{ type: 'keepData', params: ({ event }) => event.output }, 'reload'],
        },
        onError: {
          target: 'choosing',
          actions: [
            'clear',
            {
              type: 'notifyWhy',
              params: ({ event }) => ({ error: event.error, text: messages.notUploaded }),
            },
            // Where only the answer was lost, the import is among those that were left.
            'reload',
          ],
        },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ id: context.id! }),
        onDone: {
          target: 'opened',
          actions: { type: 'keepData', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: [
            'clear',
            {
              type: 'notifyWhy',
              params: ({ event }) => ({ error: event.error, text: messages.notOpened }),
            },
          ],
        },
      },
    },
    opened: {
      always: [
        { guard: 'isChecking', target: 'checking' },
        { guard: 'isChecked', target: 'checked' },
        { guard: 'isOpen', target: 'mapping', actions: 'notifyFailure' },
        { target: 'choosing', actions: ['clear', 'notifyDone'] },
      ],
    },
    mapping: {
      on: {
        'sheet.chosen': {
          target: 'switching',
          actions: ['clearNotice', assign(({ event }) => ({ sheet: event.sheet }))],
        },
        'check.requested': {
          target: 'starting',
          actions: ['clearNotice', assign(({ event }) => ({ request: event.request }))],
        },
        'import.discarded': 'discarding',
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        id: 'chooseSheet',
        src: 'chooseSheet',
        input: ({ context }) => ({ id: context.data!.id, sheet: context.sheet! }),
        onDone: {
          target: 'opened',
          actions: { type: 'keepData', params: ({ event }) => event.output },
        },
        onError: {
          target: 'mapping',
          actions: {
            type: 'notifyWhy',
            params: ({ event }) => ({ error: event.error, text: messages.notSwitched }),
          },
        },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ request: context.request! }),
        onDone: {
          target: 'opened',
          actions: { type: 'keepData', params: ({ event }) => event.output },
        },
        onError: {
          target: 'mapping',
          actions: {
            type: 'notifyWhy',
            params: ({ event }) => ({ error: event.error, text: messages.notChecked }),
          },
        },
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearNotice',
      on: {
        'work.progressed': { actions: 'progress' },
        'import.discarded': 'discarding',
      },
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context, self }) => ({
          id: context.data!.id,
          onProgress: (share) => self.send({ type: 'work.progressed', share }),
        }),
        onDone: {
          target: 'opened',
          actions: { type: 'keepData', params: ({ event }) => event.output },
        },
        onError: {
          target: 'mapping',
          actions: {
            type: 'notifyWhy',
            params: ({ event }) => ({ error: event.error, text: messages.notWatched }),
          },
        },
      },
    },
    checked: {
      on: {
        'publish.requested': { target: 'publishing', actions: 'clearNotice' },
        'mapping.reopened': { target: 'mapping', actions: 'clearNotice' },
        'check.requested': {
          target: 'starting',
          actions: ['clearNotice', assign(({ event }) => ({ request: event.request }))],
        },
        'import.discarded': 'discarding',
      },
    },
    publishing: {
      tags: 'busy',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context }) => ({ id: context.data!.id, basedOn: context.data!.basedOn }),
        onDone: {
          target: 'choosing',
          actions: [
            'clear',
            { type: 'notifyPublished', params: ({ event }) => event.output },
            'reload',
          ],
        },
        onError: [
          // It may be published; the server says what has become of it.
          {
            guard: { type: 'isUndecided', params: ({ event }) => event },
            target: 'opening',
            actions: [
              assign(({ context }) => ({ id: context.data!.id })),
              {
                type: 'notifyWhy',
                params: ({ event }) => ({ error: event.error, text: messages.notPublished }),
              },
              'reload',
            ],
          },
          {
            target: 'checked',
            actions: {
              type: 'notifyWhy',
              params: ({ event }) => ({ error: event.error, text: messages.notPublished }),
            },
          },
        ],
      },
    },
    discarding: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'discard',
        src: 'discard',
        input: ({ context }) => ({ id: context.data!.id }),
        onDone: { target: 'choosing', actions: ['clear', 'reload'] },
        onError: [
          // By an earlier try whose answer was lost, or by somebody else.
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'choosing',
            actions: ['clear', 'reload'],
          },
          {
            target: 'mapping',
            actions: {
              type: 'notifyWhy',
              params: ({ event }) => ({ error: event.error, text: messages.notDiscarded }),
            },
          },
        ],
      },
    },
  },
});
