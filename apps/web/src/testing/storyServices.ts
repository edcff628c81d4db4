import { readEnv } from '../env.ts';
import { createServices } from '../services/services.ts';

/** The services for a part that a story renders without the app. */
export const storyServices = () =>
  createServices({
    env: readEnv({}),
    storage: localStorage,
    root: document.documentElement,
    navigate: () => undefined,
  });
