import { withEvent, withOutput } from '../shared/machine.ts';
import { notStarted, practiceSetup, requestOf } from './practiceSetup.ts';

export const practiceMachine = practiceSetup.createMachine({
  id: 'practice',
  context: ({ input }) => ({
    ...input,
    ...notStarted,
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
        onDone: { target: 'choosing', actions: withOutput('keepMaterial') },
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
        reached: { always: [{ guard: 'mayMoveUp', target: 'counting' }, { target: 'counted' }] },
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
