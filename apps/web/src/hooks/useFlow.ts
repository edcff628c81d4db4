import { useMachine } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import { provideFlow, type AnyEffects, type Effects } from '../lib/provideFlow.ts';

/** A machine's state, and the function that sends it events. */
export interface Flow<M extends AnyStateMachine> {
  readonly state: SnapshotFrom<M>;
  readonly send: (event: EventFrom<M>) => void;
}

interface RunningFlow<M extends AnyStateMachine> extends Flow<M> {
  readonly actor: ActorRefFrom<M>;
}

type FlowOptions<M extends AnyStateMachine> = Effects<M> &
  (undefined extends InputFrom<M> ? unknown : { readonly input: InputFrom<M> });

interface AnyOptions extends AnyEffects {
  readonly input?: unknown;
}

/** Runs a machine until the component unmounts, with the effects of the last render. */
export const useFlow = <M extends AnyStateMachine>(
  machine: M,
  options: FlowOptions<M>,
): RunningFlow<M> => {
  const current = options as AnyOptions;
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const [provided] = useState((): AnyStateMachine => {
    const fromLatest = (part: 'calls' | 'actions') =>
      Object.fromEntries(
        Object.keys(current[part] ?? {}).map((name) => [
          name,
          (...args: unknown[]) => latest.current[part]?.[name]?.(...args),
        ]),
      );
    return provideFlow(machine, {
      calls: fromLatest('calls'),
      actions: fromLatest('actions'),
    } as object);
  });
  const [state, send, actor] = useMachine(provided, { input: current.input });
  return { state, send, actor } as RunningFlow<M>;
};
