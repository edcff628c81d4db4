import { lazy, useState, type ComponentType, type ElementType } from 'react';
import type { Services } from '../services/services.ts';

export interface Fetched {
  readonly Component: ComponentType;
  /** Code of its parts, where it is not to be seen without them. */
  readonly complete?: Promise<unknown>;
  /** Asks for the data of a page that is opened at its address; its first picture waits for this. */
  readonly prepare?: (services: Services) => Promise<unknown>;
}

type Watch = (code: Promise<ComponentType>) => Promise<ComponentType>;

/**
 * A component whose code comes when it is first shown, or before that; `watch` hears of those that
 * somebody waits for.
 */
export const fetchable = (load: () => Promise<Fetched>, watch: Watch = (code) => code) => {
  let there: ComponentType | undefined;
  const fetch = async (services?: Services): Promise<ComponentType> => {
    const { Component, complete, prepare } = await load();
    await Promise.all([complete, services && prepare?.(services)]);
    there = Component;
    return Component;
  };
  const Lazy = lazy(async () => ({ default: await watch(fetch()) }));
  const Fetchable = () => {
    // `lazy` shows nothing at first and then for a third of a second, even where the code is there.
    const [Content] = useState<ElementType>(() => there ?? Lazy);
    return <Content />;
  };
  return Object.assign(Fetchable, { fetch });
};
