import type { AnswerOf, InputOf } from '@seatwise/api-client';
import type { adminData } from '@seatwise/api-client/contract/adminData';
import { assign, setup } from 'xstate';
import { failureOf, reasonOf, type Failed } from '../shared/failure.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import { fromServer } from '../shared/serverTexts.ts';
import { providedCall } from '../shared/machine.ts';
import { messages } from './messages.ts';
import { withDecisions, type Decision, type ListText } from './decisions.ts';
import { fileProblem } from './validate.ts';

export type DataImport = AnswerOf<(typeof adminData)['readDataImport']>;
export type CheckRequest = InputOf<(typeof adminData)['checkDataImport']>;

export interface Context {
  readonly file: File | null;
  /** The id of the import to open. */
  readonly id: number | null;
  readonly data: DataImport | null;
  readonly request: CheckRequest | null;
  /** The sheet to read. */
  readonly sheet: string | null;
  /** Why an incomplete list is published. */
  readonly reason: string | null;
  /** The uploaded or checked fraction, from 0 to 1. */
  readonly share: number;
  readonly notice: Notice | null;
}

export type Events =
  | { type: 'file.chosen'; file: File }
  | { type: 'import.opened'; id: number }
  | { type: 'import.discarded' }
  | { type: 'upload.cancelled' }
  | { type: 'work.progressed'; share: number }
  | { type: 'sheet.chosen'; sheet: string }
  | { type: 'check.requested'; request: CheckRequest }
  | { type: 'mapping.reopened' }
  | { type: 'decisions.made'; decisions: Decision[]; undone?: ListText[] }
  | { type: 'decisions.refused'; error: unknown }
  | { type: 'publish.requested'; reason?: string }
  | { type: 'notice.dismissed' };

/** Decisions that were made, and texts whose decision was withdrawn. */
export interface Decided {
  readonly decisions: Decision[];
  readonly undone?: ListText[];
}

type OnProgress = (share: number) => void;
export interface UploadInput {
  readonly file: File;
  readonly onProgress: OnProgress;
}
export interface WatchInput {
  readonly id: number;
  readonly onProgress: OnProgress;
}
export type SheetInput = InputOf<(typeof adminData)['chooseDataSheet']>;
/** Identifies the check that the admin saw: the server publishes no other. */
export type PublishInput = InputOf<(typeof adminData)['publishDataImport']>;

export const empty: Context = {
  file: null,
  id: null,
  data: null,
  request: null,
  sheet: null,
  reason: null,
  share: 0,
  notice: null,
};

/** The parts of the import machine; its states are in `dataImportMachine`. */
export const dataImportSetup = setup({
  types: { context: {} as Context, events: {} as Events },
  actors: {
    upload: providedCall<DataImport, UploadInput>('upload'),
    read: providedCall<DataImport, { id: number }>('read'),
    chooseSheet: providedCall<DataImport, SheetInput>('chooseSheet'),
    check: providedCall<DataImport, { request: CheckRequest }>('check'),
    /** Resolves when the check has ended. */
    watch: providedCall<DataImport, WatchInput>('watch'),
    publish: providedCall<{ version: number }, PublishInput>('publish'),
    discard: providedCall<unknown, { id: number }>('discard'),
  },
  actions: {
    /** Loads the versions again. */
    reload: () => undefined,
    /** Saves decisions with the import; a failure raises `decisions.refused`. */
    saveDecisions: (...given: [unknown, Decided]) => void given,
    /** A new decision requires another check before publishing. */
    keepDecisions: assign(({ context: { data } }, { decisions, undone }: Decided) => ({
      data: data && {
        ...data,
        decisions: withDecisions(data.decisions, decisions, undone),
        fingerprint: null,
      },
    })),
    keepReason: assign((_, { reason }: { reason?: string }) => ({ reason: reason ?? null })),
    clear: assign(empty),
    clearNotice: assign({ notice: null, share: 0 }),
    dismiss: assign({ notice: null }),
    progress: assign(({ context }, { share }: { share: number }) => ({
      share: Math.min(1, Math.max(context.share, share)),
    })),
    keepFile: assign((_, { file }: { file: File }) => ({ file })),
    keepId: assign((_, { id }: { id: number }) => ({ id })),
    keepIdOfData: assign(({ context }) => ({ id: context.data!.id })),
    keepSheet: assign((_, { sheet }: { sheet: string }) => ({ sheet })),
    keepRequest: assign((_, { request }: { request: CheckRequest }) => ({ request })),
    keepData: assign((_, data: DataImport) => ({ data })),
    notifyRefused: assign((_, { file }: { file: File }) => ({
      notice: problem(fileProblem(file)!),
    })),
    notifyFailure: assign({
      notice: ({ context }) =>
        context.data?.failure == null ? null : problem(fromServer(context.data.failure)),
    }),
    notifyDone: assign({ notice: () => success(messages.done) }),
    notifyPublished: assign((_, { version }: { version: number }) => ({
      notice: success(messages.published(version)),
    })),
    notifyWhy: assign((_, { error, failed }: Failed & { failed: string }) => ({
      notice: problem(reasonOf(error, { unreachable: messages.unreachable, failed })),
    })),
  },
  guards: {
    isUpToDate: ({ context }) => context.data?.fingerprint != null,
    isGone: (_, { error }: Failed) => failureOf(error).status === 404,
    isAcceptable: (_, { file }: { file: File }) => fileProblem(file) === undefined,
    isChecking: ({ context }) => context.data?.state === 'checking',
    isChecked: ({ context }) => context.data?.state === 'checked',
    isOpen: ({ context }) => context.data?.state === 'uploaded',
  },
});
