import { fromPromise } from 'xstate';

/** A placeholder for an actor that the app provides: without the app's own, every call fails. */
export const notProvided = (actor: string) => (): Promise<never> =>
  Promise.reject(new Error(`${actor} is not provided`));

/** A call that the app provides to a machine, such as one of the API. */
export const providedCall = <Output, Input = unknown>(name: string) =>
  fromPromise<Output, Input>(notProvided(name));

/** An action or guard that takes the event as its parameters, with the error of a failed call. */
export const withEvent = <Type extends string>(type: Type) =>
  ({ type, params: <Event>({ event }: { event: Event }): Event => event }) as const;

/** An action or guard that takes the answer of a call as its parameters. */
export const withOutput = <Type extends string>(type: Type) =>
  ({
    type,
    params: <Output>({ event }: { event: { output: Output } }): Output => event.output,
  }) as const;
