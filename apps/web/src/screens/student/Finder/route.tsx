import type { Services } from '../../../services/services.ts';
import { seatsOf } from './seats.ts';

export { Finder as Component } from './Finder.tsx';

/** Requests the rows early; the page shows without waiting for them. */
export const prepare = async (services: Services): Promise<void> => {
  seatsOf(services).preload();
};
