/** A module that is loaded once, when it is first wanted; a load that failed is tried again. */
export interface LateModule<Module> {
  /** The module, where it has been loaded. */
  readonly read: () => Module | undefined;
  readonly load: () => Promise<Module>;
  /** Calls back once the module has been loaded. */
  readonly subscribe: (onLoad: () => void) => () => void;
}

export const lateModule = <Module>(load: () => Promise<Module>): LateModule<Module> => {
  const subscribers = new Set<() => void>();
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;

  const start = async (): Promise<Module> => {
    try {
      loaded = await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const notify of subscribers) notify();
    return loaded;
  };

  return {
    read: () => loaded,
    load: () => (loading ??= start()),
    subscribe: (onLoad) => {
      subscribers.add(onLoad);
      return () => void subscribers.delete(onLoad);
    },
  };
};
