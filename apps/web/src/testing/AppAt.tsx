import { useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { createApp } from '../createApp.tsx';
import { readEnv } from '../env.ts';

interface AppAtProps {
  /** Where the app is opened. */
  readonly path: string;
  /** What the page before hands on. */
  readonly state?: unknown;
  /** What the build was told. */
  readonly settings?: Parameters<typeof readEnv>[0];
}

/** The whole app in a story: real machines, real client, the backend in the service worker. */
export const AppAt = ({ path, state = null, settings }: AppAtProps) => {
  const [{ element }] = useState(() =>
    createApp(readEnv(settings ?? {}), localStorage, ({ children }) => (
      <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{children}</MemoryRouter>
    )),
  );
  return element;
};
