import { expect, it } from 'vitest';
import { createWebApp } from './webApp.ts';

it('a server without the built app says so to a page, and has no icon or other file', () => {
  const ask = createWebApp('nowhere');
  expect(ask(new Request('http://api.localhost/login')).status).toBe(503);
  expect(ask(new Request('http://api.localhost/favicon.ico')).status).toBe(404);
});
