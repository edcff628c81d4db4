import { withEvent, withOutput } from '../shared/machine.ts';
import { notStarted, practiceSetup, requestOf, withSaved } from './practiceSetup.ts';

export const practiceMachine = practiceSetup.createMachine({
  id: 'practice',
  context: ({ input }) => ({
    ...notStarted,
    seed: input.seed,
    saved: input.saved ?? null,
    material: null,
    participant: null,
    share: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: withOutput('mayEnterSaved'),
            target: 'playing',
            actions: [withOutput('keepMaterial'), withOutput('enterSaved')],
          },
          { target: 'choosing', actions: [withOutput('keepMaterial'), 'dropSaved'] },
        ],
        onError: { target: 'failed', actions: withEvent('notifyLoad') },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading', actions: 'clearNotice' } } },
    choosing: {
      on: {
        'practice.started': [
          { guard: withEvent('mayEnter'), target: 'playing', actions: withEvent('enter') },
          { actions: withEvent('refuse') },
        ],
      },
    },
    playing: {
      tags: 'busy',
      entry: 'beginRound',
      on: {
        'round.progressed': { actions: withEvent('progress') },
        'round.cancelled': [
          { guard: 'hasOutcome', target: 'result', actions: 'takeBack' },
          { target: 'choosing', actions: 'takeBack' },
        ],
      },
      invoke: {
        id: 'playRound',
        src: 'playRound',
        input: ({ context, self }) => ({
          ...requestOf(context),
          onProgress: (share: number) => self.send({ type: 'round.progressed', share }),
        }),
        onDone: { target: 'result', actions: withOutput('keepOutcome') },
        onError: [
          { guard: 'hasOutcome', target: 'result', actions: ['takeBack', 'notifyStopped'] },
          { target: 'choosing', actions: ['takeBack', 'notifyStopped'] },
        ],
      },
    },
    result: {
      initial: 'reached',
      on: {
        'practice.restarted': { target: 'choosing', actions: withEvent('startOver') },
        'decision.made': [
          { guard: withEvent('isForbidden') },
          { guard: withEvent('endsSeason'), target: 'over', actions: withEvent('decide') },
          {
            guard: withEvent('mayFill'),
            target: 'playing',
            actions: [withEvent('fillChoices'), withEvent('decide')],
          },
          { actions: withEvent('refuseList') },
        ],
      },
      states: {
        /** A saved season repeats its own decisions; after its last round the student decides. */
        reached: {
          always: [
            { guard: 'savedEnds', target: '#practice.over', actions: withSaved('decide') },
            {
              guard: 'savedGoesOn',
              target: '#practice.playing',
              actions: [withSaved('fillChoices'), withSaved('decide')],
            },
            { guard: 'mayMoveUp', target: 'counting', actions: 'dropSaved' },
            { target: 'counted', actions: 'dropSaved' },
          ],
        },
        counting: {
          invoke: {
            id: 'countUpgrades',
            src: 'countUpgrades',
            input: ({ context }) => requestOf(context),
            onDone: { target: 'counted', actions: withOutput('keepUpgrades') },
            onError: 'counted',
          },
        },
        counted: {},
      },
    },
    over: { on: { 'practice.restarted': { target: 'choosing', actions: withEvent('startOver') } } },
  },
});
