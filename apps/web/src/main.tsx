import '@seatwise/ui/reset';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './createApp.tsx';
import { readEnv } from './env.ts';

const { element, router, arrived } = createApp(
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
// The page was drawn at build time for one address; wherever else one is, it is drawn now.
if (!errors && root.dataset['page'] === location.pathname + location.search) hydrateRoot(root, app);
else {
  for (const tag of document.head.querySelectorAll('[data-drawn]')) tag.remove();
  createRoot(root).render(app);
}
