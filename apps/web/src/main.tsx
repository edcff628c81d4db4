import '@seatwise/ui/reset';
import { storageKey } from '@seatwise/flows/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readEnv } from './env.ts';
import { routes } from './routes.tsx';
import { createServices, ServicesProvider } from './wiring/services.ts';

const services = createServices(readEnv(import.meta.env), localStorage);
const router = createBrowserRouter(routes);

addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) services.session.reread();
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ServicesProvider value={services}>
      <RouterProvider router={router} />
    </ServicesProvider>
  </StrictMode>,
);
