import { seatMatrix as contract } from '@seatwise/api-client/contract/seatMatrix';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import { handle } from './handle.ts';

/** A short name of a text; two that differ differ in it. */
const fingerprint = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 15)));
};

export const seatMatrixHandlers = (backend: Backend): HttpHandler[] => {
  // Written once, and again when another matrix is in force.
  let written: { of: typeof backend.reference.seats; answer: ReturnType<typeof write> } | undefined;
  const write = async (seats: typeof backend.reference.seats) => {
    const body = JSON.stringify(seats);
    return { body, etag: `W/"${await fingerprint(body)}"` };
  };

  const allSeats = handle(backend, contract.allSeats, async ({ request }) => {
    const { seats } = backend.reference;
    if (written?.of !== seats) written = { of: seats, answer: write(seats) };
    const { body, etag } = await written.answer;
    const headers = { etag, 'cache-control': 'private, no-cache', vary: 'authorization' };
    if (request.headers.get('if-none-match')?.split(/, */).includes(etag))
      return new Response(null, { status: 304, headers });
    return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
  });

  return [allSeats];
};
