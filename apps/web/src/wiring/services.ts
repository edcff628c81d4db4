import { createApiClient, type ApiClient } from '@seatwise/api-client';
import { createContext, use } from 'react';
import type { Env } from '../env.ts';
import { createSessionStore, type SessionStore } from './session.ts';

/** What routes are wired to. */
export interface Services {
  readonly session: SessionStore;
  readonly api: ApiClient;
}

export const createServices = (env: Env, storage: Storage): Services => {
  const session = createSessionStore(storage);
  return { session, api: createApiClient({ baseUrl: env.apiBaseUrl, session }) };
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('No services: wrap the app in a ServicesProvider');
  return services;
};
