import type { Services } from './services.ts';

/** A service of one feature: created when it is first asked for, once per set of services. */
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
