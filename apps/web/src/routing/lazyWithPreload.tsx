import type { StoredUser } from '@seatwise/flows/session';
import { lazy, useState, type ComponentType, type ElementType } from 'react';
import type { Services } from '../services/services.ts';

export interface ScreenProps {
  readonly user: StoredUser | undefined;
}

/** What a lazily loaded module of a route exports. */
export interface ScreenModule<Props = ScreenProps> {
  readonly Component: ComponentType<Props>;
  /** Code of its parts, where it is not to be shown without them. */
  readonly complete?: Promise<unknown>;
  /** Requests the data of a page that is opened at its address; its first paint waits for this. */
  readonly prepare?: (services: Services) => Promise<unknown>;
}

type TrackLoad = (code: Promise<ComponentType>) => Promise<ComponentType>;

/**
 * A lazy component that can be preloaded; `track` observes the loads that block rendering, and no
 * preloads.
 */
export const lazyWithPreload = (
  load: () => Promise<ScreenModule<object>>,
  track: TrackLoad = (code) => code,
) => {
  let loaded: ComponentType | undefined;
  const preload = async (services?: Services): Promise<ComponentType> => {
    const { Component, complete, prepare } = await load();
    await Promise.all([complete, services && prepare?.(services)]);
    loaded = Component;
    return Component;
  };
  const Lazy = lazy(async () => ({ default: await track(preload()) }));
  const LazyWithPreload = () => {
    // `lazy` suspends on its first render, for up to 300 ms, even where the code is loaded already.
    const [Content] = useState<ElementType>(() => loaded ?? Lazy);
    return <Content />;
  };
  return Object.assign(LazyWithPreload, { preload });
};
