import '@seatwise/ui/reset';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './createApp.tsx';
import { readEnv } from './env.ts';

const { element } = createApp(readEnv(import.meta.env), localStorage, createBrowserRouter);

createRoot(document.getElementById('root')!).render(<StrictMode>{element}</StrictMode>);
