import { createApiClient, type ApiClient } from '@seatwise/api-client';
import { authTokenKey, bearerOf } from '@seatwise/flows/session';
import { createContext, use } from 'react';
import type { Env } from '../env.ts';
import { idleness } from '../lib/scheduling.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createNotices, type Notices } from './notices.ts';
import { takePrefetched } from './prefetched.ts';
import { createSession, type Session } from '../session/session.ts';
import type { KeyValueStorage } from '../session/sessionActor.ts';
import { createTheme, type ThemeStore } from './theme.ts';

/** What screens are wired to. */
export interface Services {
  readonly env: Env;
  readonly session: Session;
  readonly api: ApiClient;
  /** For the payment calls, which the documents let read a second name in the storage. */
  readonly paymentApi: ApiClient;
  readonly drafts: Drafts;
  readonly notices: Notices;
  readonly theme: ThemeStore;
}

interface ServiceOptions {
  readonly env: Env;
  readonly storage: KeyValueStorage;
  /** The root of the page, which shows the theme. */
  readonly root: Pick<HTMLElement, 'dataset'>;
  /** Leads to an address of the app. */
  readonly go: (path: string) => void;
}

const bearer = 'Bearer ';

/** How long the session's machine waits at most for an idle moment, in milliseconds. */
const sessionDelay = 1000;

export const createServices = ({ env, storage, root, go }: ServiceOptions): Services => {
  const session = createSession({
    storage,
    go,
    dropDrafts: () => drafts.dropAll(),
    // After the first picture, which asks nothing of it.
    startWhen: () => idleness(sessionDelay),
    fetchDetails: async () => {
      const { accounts } = await import('@seatwise/api-client/contract/accounts');
      return api.area(accounts).myDetails();
    },
  });
  const request = async (address: string, init: RequestInit): Promise<Response> => {
    const response = await (takePrefetched(address, init) ?? fetch(address, init));
    const sent = new Headers(init.headers).get('authorization');
    // The token of then; meanwhile somebody may have signed in anew.
    if (response.status === 401 && sent?.startsWith(bearer))
      session.onExpired(sent.slice(bearer.length));
    // Refused to a role that it was offered to: the server knows this person by another one.
    if (response.status === 403 && sent?.startsWith(bearer))
      session.send({ type: 'details.requested' });
    return response;
  };
  const api = createApiClient({ baseUrl: env.apiBaseUrl, session, fetch: request });
  const paymentApi = createApiClient({
    baseUrl: env.apiBaseUrl,
    session: {
      ...session,
      token: () => bearerOf({ authToken: storage.getItem(authTokenKey), user: session.user() }),
    },
    fetch: request,
  });
  const drafts = createDrafts(session);
  return {
    env,
    session,
    api,
    paymentApi,
    drafts,
    notices: createNotices(),
    theme: createTheme(storage, root),
  };
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('No services: wrap the app in a ServicesProvider');
  return services;
};
