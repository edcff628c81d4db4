import { day, iso } from '@seatwise/api-client/contract/constants/time';
import * as z from 'zod/mini';
import type { MockBackend } from '../../mockBackend.ts';
import { on, type Route } from '@seatwise/backend/http/routes';
import { HttpError } from '@seatwise/backend/httpError';
import { scenarioNames, situations } from '../scenarios/index.ts';
import { askForReset, page, pageStyle } from './page.ts';

const noStore = { 'cache-control': 'no-store' };
const answer = (value: unknown): Response => Response.json(value, { headers: noStore });

const read = async <S extends z.ZodMiniType>(request: Request, schema: S): Promise<z.infer<S>> => {
  const result = z.safeParse(schema, await request.json().catch(() => undefined));
  if (!result.success) throw new HttpError(400, result.error.issues[0]!.message);
  return result.data;
};

/** The largest offset, ten years either way, so that times stay valid dates. Milliseconds. */
const maxOffset = 10 * 365 * day;
const clockOffset = z.int().check(z.minimum(-maxOffset), z.maximum(maxOffset));

const show = (html: string): Response =>
  new Response(html, { headers: { ...noStore, 'content-type': 'text/html; charset=utf-8' } });

type Act = (given: { readonly request: Request }) => unknown;

/** Answers JSON; an HttpError becomes its specified shape. */
const withErrors =
  (act: Act) =>
  async (given: { readonly request: Request }): Promise<Response> => {
    try {
      const result = await act(given);
      return result instanceof Response ? result : answer(result);
    } catch (error) {
      if (error instanceof HttpError) return error.toResponse();
      throw error;
    }
  };

const at =
  (method: 'get' | 'post' | 'put' | 'delete') =>
  (path: string, act: Act): Route =>
    on[method](`/__mock${path}`, withErrors(act));

/** Makes a handler below `/__mock`, by method. */
const steering = { get: at('get'), post: at('post'), put: at('put'), delete: at('delete') };

/** The address whose mails are requested; null for all. */
const addressIn = (request: Request): string | null =>
  new URL(request.url).searchParams.get('email');

/**
 * Endpoints for people and tests to control the mock backend. They are not part of the contract,
 * and the standalone host accepts them only from this machine.
 */
export const controlHandlers = (backend: MockBackend): Route[] => {
  const { db, scenarios, environment, chat, inbox } = backend;

  const playScenario = (name: string | null): void => {
    if (!scenarios.play(name)) throw new HttpError(404, `There is no scenario ${name}.`);
  };

  const showPage: Act = () =>
    show(
      page({
        mails: inbox.mailsTo(null),
        notices: inbox.noticesTo(null),
        scenarios: scenarioNames,
        current: scenarios.current(),
      }),
    );

  /** Handles the page's buttons: acts, then shows the page again. */
  const press: Act = async ({ request }) => {
    const form = new URLSearchParams(await request.text());
    const act = form.get('act');
    if (act === 'play') playScenario(form.get('name') || null);
    else if (act === 'drop') chat.dropSockets();
    else if (act === 'ask-reset') return show(askForReset());
    else if (act === 'reset') await backend.reset();
    else throw new HttpError(400, 'There is no such button.');
    return new Response(null, { status: 303, headers: { ...noStore, location: '/__mock' } });
  };

  const { get, post, put } = steering;
  return [
    get('', showPage),
    post('', press),
    on.get(
      '/__mock/page.css',
      () => new Response(pageStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } }),
    ),
    get('/health', () => ({
      status: 'ok',
      users: db.users.size,
      scenario: scenarios.current(),
    })),
    get('/outbox', ({ request }) =>
      inbox
        .mailsTo(addressIn(request))
        .map(({ expiresAt, ...mail }) => Object.assign(mail, { expiresAt: iso(expiresAt) })),
    ),
    get('/notices', ({ request }) => inbox.noticesTo(addressIn(request))),
    post('/reset', async () => {
      await backend.reset();
      return { status: 'ok' };
    }),
    get('/scenarios', () => ({ current: scenarios.current(), names: scenarioNames, situations })),
    put('/scenario', async ({ request }) => {
      const { name } = await read(request, z.object({ name: z.string() }));
      playScenario(name);
      return { current: name };
    }),
    steering.delete('/scenario', () => {
      playScenario(null);
      return { current: null };
    }),
    get('/sockets', () => ({ sockets: chat.sockets() })),
    post('/sockets/drop', () => ({ dropped: chat.dropSockets() })),
    put('/clock', async ({ request }) => {
      const { offsetMs } = await read(request, z.object({ offsetMs: clockOffset }));
      environment.clock.offset = offsetMs;
      chat.revalidateSockets();
      return { now: iso(environment.clock.now()) };
    }),
    on.all('/__mock/*', () => new HttpError(404, 'There is no such control.').toResponse()),
  ];
};
