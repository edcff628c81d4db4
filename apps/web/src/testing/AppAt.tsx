import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { createApp } from '../createApp.tsx';

interface AppAtProps {
  /** Where the app is opened. */
  readonly path: string;
}

/** The whole app in a story: real machines, real client, the backend in the service worker. */
export const AppAt = ({ path }: AppAtProps) => {
  const [{ element }] = useState(() =>
    createApp({ apiBaseUrl: '' }, localStorage, (routes) =>
      createMemoryRouter(routes, { initialEntries: [path] }),
    ),
  );
  return element;
};
