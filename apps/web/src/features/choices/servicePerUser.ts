import { lazyService, type Services } from '../../services/services.ts';

/** Creates a service on first use, once per signed-in user, and stops it when the user changes. */
export const servicePerUser = <Service extends { readonly stop: () => void }>(
  create: (services: Services, owner: number) => Service,
): ((services: Services) => Service) => {
  const holder = lazyService(() => ({ current: undefined as Service | undefined }));
  return (services) => {
    const { session } = services;
    const held = holder(services);
    if (held.current) return held.current;
    const owner = session.user()?.id ?? 0;
    const service = create(services, owner);
    held.current = service;
    const unsubscribe = session.subscribe(() => {
      if (session.user()?.id === owner) return;
      unsubscribe();
      service.stop();
      held.current = undefined;
    });
    return service;
  };
};
