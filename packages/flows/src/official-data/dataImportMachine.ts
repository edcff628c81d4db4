import type { Failed } from '../shared/failure.ts';
import { withEvent, withOutput } from '../shared/machine.ts';
import { dataImportSetup, empty } from './dataImportSetup.ts';
import { messages } from './messages.ts';

/** Shows why a call failed: no answer, else the server's message, else our own. */
const notifyWhy = (failed: string) =>
  ({
    type: 'notifyWhy',
    params: ({ event }: { event: Failed }) => ({ error: event.error, failed }),
  }) as const;

export const dataImportMachine = dataImportSetup.createMachine({
  id: 'dataImport',
  context: empty,
  initial: 'choosing',
  on: { 'notice.dismissed': { actions: 'dismiss' } },
  states: {
    choosing: {
      on: {
        'file.chosen': [
          {
            guard: withEvent('isAcceptable'),
            target: 'uploading',
            actions: ['clear', withEvent('keepFile')],
          },
          { actions: withEvent('notifyRefused') },
        ],
        'import.opened': { target: 'opening', actions: ['clear', withEvent('keepId')] },
      },
    },
    uploading: {
      tags: 'busy',
      on: {
        'work.progressed': { actions: withEvent('progress') },
        'upload.cancelled': { target: 'choosing', actions: 'clear' },
      },
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => ({
          file: context.file!,
          onProgress: (share) => self.send({ type: 'work.progressed', share }),
        }),
        onDone: { target: 'opened', actions: [withOutput('keepData'), 'reload'] },
        onError: {
          target: 'choosing',
          actions: [
            'clear',
            notifyWhy(messages.notUploaded),
            // If only the answer was lost, the list of unfinished imports contains this one.
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
        onDone: { target: 'opened', actions: withOutput('keepData') },
        onError: { target: 'choosing', actions: ['clear', notifyWhy(messages.notOpened)] },
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
        'sheet.chosen': { target: 'switching', actions: ['clearNotice', withEvent('keepSheet')] },
        'check.requested': {
          target: 'starting',
          actions: ['clearNotice', withEvent('keepRequest')],
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
        onDone: { target: 'opened', actions: withOutput('keepData') },
        onError: { target: 'mapping', actions: notifyWhy(messages.notSwitched) },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ request: context.request! }),
        onDone: { target: 'opened', actions: withOutput('keepData') },
        onError: { target: 'mapping', actions: notifyWhy(messages.notChecked) },
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearNotice',
      on: {
        'work.progressed': { actions: withEvent('progress') },
        'import.discarded': 'discarding',
      },
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context, self }) => ({
          id: context.data!.id,
          onProgress: (share) => self.send({ type: 'work.progressed', share }),
        }),
        onDone: { target: 'opened', actions: withOutput('keepData') },
        onError: { target: 'mapping', actions: notifyWhy(messages.notWatched) },
      },
    },
    checked: {
      on: {
        'decisions.made': {
          actions: ['clearNotice', withEvent('keepDecisions'), withEvent('saveDecisions')],
        },
        // The screen shows decisions that were not saved, so the import is read again.
        'decisions.refused': {
          target: 'opening',
          actions: ['keepIdOfData', notifyWhy(messages.notDecided)],
        },
        'publish.requested': {
          guard: 'isUpToDate',
          target: 'publishing',
          actions: ['clearNotice', withEvent('keepReason')],
        },
        'mapping.reopened': { target: 'mapping', actions: 'clearNotice' },
        'check.requested': {
          target: 'starting',
          actions: ['clearNotice', withEvent('keepRequest')],
        },
        'import.discarded': 'discarding',
      },
    },
    publishing: {
      tags: 'busy',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context: { data, reason } }) => ({
          id: data!.id,
          basedOn: data!.basedOn,
          fingerprint: data!.fingerprint!,
          ...(reason !== null && { reason }),
        }),
        onDone: { target: 'choosing', actions: ['clear', withOutput('notifyPublished'), 'reload'] },
        // The import may have been published or checked again nevertheless, so it is read again.
        onError: {
          target: 'opening',
          actions: ['keepIdOfData', notifyWhy(messages.notPublished), 'reload'],
        },
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
          // The import is gone: removed by another admin, or by a call whose answer was lost.
          { guard: withEvent('isGone'), target: 'choosing', actions: ['clear', 'reload'] },
          { target: 'mapping', actions: notifyWhy(messages.notDiscarded) },
        ],
      },
    },
  },
});
