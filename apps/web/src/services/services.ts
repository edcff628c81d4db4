import { createApiClient, type ApiClient } from '@seatwise/api-client';
import { authTokenKey, bearerOf } from '@seatwise/flows/session';
import { createContext, use } from 'react';
import type { Env } from '../env.ts';
import { whenIdle } from '../lib/scheduling.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { dropOwnData } from './ownData.ts';
import type { TakeResponse } from './embedded.ts';
import { answerOrKept, isKept } from './keptAnswers.ts';
import { takePrefetched } from './prefetched.ts';
import { createSession, type Session } from '../session/session.ts';
import type { KeyValueStorage, SessionOptions } from '../session/sessionActor.ts';
import { endSession } from './endSession.ts';
import { createTheme, type ThemeStore } from './theme.ts';
import { createLeftOut, type LeftOut } from './leftOut.ts';
import { createOwnerProof, type OwnerProof } from './ownerProof.ts';

/** The dependencies of screens and features, provided by context. */
export interface Services {
  readonly env: Env;
  readonly session: Session;
  readonly api: ApiClient;
  /** The client for payment calls, whose token may also be under the specified storage key `authToken`. */
  readonly paymentApi: ApiClient;
  readonly drafts: Drafts;
  readonly leftOut: LeftOut;
  readonly ownerProof: OwnerProof;
  readonly theme: ThemeStore;
  /** How the app takes the responses that came with the page. @default from the document, where our server writes them */
  readonly embedded?: TakeResponse | undefined;
}

interface ServiceOptions
  extends Pick<SessionOptions, 'navigate' | 'entry' | 'admits'>, Pick<Services, 'embedded'> {
  readonly env: Env;
  readonly storage: KeyValueStorage;
  /** The root element, which has the theme's attribute. */
  readonly root: Pick<HTMLElement, 'dataset'>;
}

const bearer = 'Bearer ';

/** The longest time that the session machine waits for an idle period, in milliseconds. */
const sessionDelay = 1000;

export const createServices = ({
  env,
  embedded,
  storage,
  root,
  ...router
}: ServiceOptions): Services => {
  const session = createSession({
    storage,
    ...router,
    dropOwnData,
    endSession: (token) => void endSession(env.apiBaseUrl, token),
    // The first paint does not need the machine, so it starts afterwards.
    startWhen: () => whenIdle(sessionDelay),
    fetchDetails: async () => {
      const { accounts } = await import('@seatwise/api-client/contract/accounts');
      return api.area(accounts).myDetails();
    },
  });
  const request = async (address: string, init: RequestInit): Promise<Response> => {
    const response = await (isKept(address, init.method)
      ? answerOrKept(session.user()?.id ?? null, address, init)
      : (takePrefetched(address, init) ?? fetch(address, init)));
    const sent = new Headers(init.headers).get('authorization');
    // Passing the rejected token keeps a newer session from being ended.
    if (response.status === 401 && sent?.startsWith(bearer))
      session.onExpired(sent.slice(bearer.length));
    // A 403 for a call that the UI offered means that the role has changed on the server, so it is
    // fetched again.
    if (response.status === 403 && sent?.startsWith(bearer))
      session.send({ type: 'details.requested' });
    return response;
  };
  const leftOut = createLeftOut();
  const ownerProof = createOwnerProof();
  const api = createApiClient({
    baseUrl: env.apiBaseUrl,
    session,
    fetch: request,
    onLeftOut: leftOut.report,
    onNeeded: ownerProof.ask,
  });
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
    leftOut,
    ownerProof,
    theme: createTheme(storage, root),
    embedded,
  };
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('No services: wrap the app in a ServicesProvider');
  return services;
};

/** Creates a feature's own service on first use, once for each `Services`. */
export const lazyService = <Service>(
  create: (services: Services) => Service,
): ((services: Services) => Service) => {
  const created = new WeakMap<Services, Service>();
  return (services) => {
    const existing = created.get(services);
    if (existing) return existing;
    const service = create(services);
    created.set(services, service);
    return service;
  };
};
