import { useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { createApp } from '../createApp.tsx';
import { readEnv } from '../env.ts';

interface AppAtProps {
  /** The initial path. */
  readonly path: string;
  /** The navigation state. */
  readonly state?: unknown;
  /** The environment variables of the build. */
  readonly settings?: Parameters<typeof readEnv>[0];
}

/** The whole app in a story, with the mock backend in the service worker. */
export const AppAt = ({ path, state = null, settings }: AppAtProps) => {
  const [{ element }] = useState(() =>
    createApp(readEnv(settings ?? {}), localStorage, ({ children }) => (
      <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{children}</MemoryRouter>
    )),
  );
  return element;
};
