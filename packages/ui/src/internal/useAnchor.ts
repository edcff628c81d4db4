import { anchor } from '../theme/anchor.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { useMedia } from './useMedia.ts';

const below = { anchor: { to: 'bottom start', ...anchor } } as const;
const sheet = { portal: true } as const;

/** The placement of a Headless UI panel: below its button, or a bottom sheet on phones. */
export const useAnchor = (): typeof below | typeof sheet =>
  useMedia(breakpoints.tablet) ? below : sheet;
