import type { Store } from '@seatwise/flows/shared';
import { useSyncExternalStore } from 'react';

/** The value of a store; `initial` during prerendering and hydration. @default the value itself */
export const useStore = <Value>(
  { get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>,
  initial?: Value,
): Value => useSyncExternalStore(subscribe, get, () => initial ?? get());
