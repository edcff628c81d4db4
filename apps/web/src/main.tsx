import '@seatwise/ui/reset';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './createApp.tsx';
import { readEnv } from './env.ts';

const { element, services, router, arrived } = createApp(
  readEnv(import.meta.env),
  localStorage,
  createBrowserRouter,
);
const app = <StrictMode>{element}</StrictMode>;
const root = document.getElementById('root')!;

await arrived;
const { errors, location } = router.state;
// From here on React itself sees to what is pressed.
delete root.dataset['early'];
// Drawn at build time for one address and with nothing typed; otherwise it is drawn anew.
const isAsDrawn =
  !errors &&
  !services.drafts.some() &&
  root.dataset['page'] === location.pathname + location.search;
if (isAsDrawn) hydrateRoot(root, app);
else {
  for (const tag of document.head.querySelectorAll('[data-drawn]')) tag.remove();
  createRoot(root).render(app);
}
