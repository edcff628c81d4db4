import { fromPromise, type AnyStateMachine, type InputFrom, type OutputFrom } from 'xstate';

type Implementations<M extends AnyStateMachine> = Parameters<M['provide']>[0];
type ActorsOf<M extends AnyStateMachine> = NonNullable<Implementations<M>['actors']>;
type ActionsOf<M extends AnyStateMachine> = NonNullable<Implementations<M>['actions']>;

/** An asynchronous function with the signature of the API client's calls. */
type Call<Input, Output> = (
  input: Input,
  options: { readonly signal: AbortSignal },
) => PromiseLike<Output>;

type ArgumentsOf<Action> = Action extends (...args: infer Arguments) => void ? Arguments : never;

/** The effects that a machine leaves to the app: its promise actors, as plain functions, and its actions. */
export interface Effects<M extends AnyStateMachine> {
  readonly calls?: {
    readonly [Name in keyof ActorsOf<M>]?: Call<
      InputFrom<NonNullable<ActorsOf<M>[Name]>>,
      OutputFrom<NonNullable<ActorsOf<M>[Name]>>
    >;
  };
  readonly actions?: {
    readonly [Name in keyof ActionsOf<M>]?: (...args: ArgumentsOf<ActionsOf<M>[Name]>) => void;
  };
}

/** The effects of any machine. */
export interface AnyEffects {
  readonly calls?: Readonly<Record<string, (...args: unknown[]) => PromiseLike<unknown>>>;
  readonly actions?: Readonly<Record<string, (...args: unknown[]) => void>>;
}

/** Provides a machine with its effects. A call's signal aborts when its result is no longer awaited. */
export const provideFlow = <M extends AnyStateMachine>(machine: M, effects: Effects<M>): M => {
  const { calls = {}, actions = {} } = effects as object as AnyEffects;
  const actors = Object.entries(calls).map(
    ([name, call]) =>
      [
        name,
        fromPromise<unknown, unknown>(({ input, signal }) => call(input, { signal })),
      ] as const,
  );
  return machine.provide({ actors: Object.fromEntries(actors), actions }) as M;
};
