import { globalLayer } from '@vanilla-extract/css';

/** From the weakest to the strongest; all inside one, so that a page's own styles win easily. */
const seatwise = globalLayer('seatwise');
export const layers = {
  reset: globalLayer({ parent: seatwise }, 'reset'),
  tokens: globalLayer({ parent: seatwise }, 'tokens'),
  components: globalLayer({ parent: seatwise }, 'components'),
  patterns: globalLayer({ parent: seatwise }, 'patterns'),
  utilities: globalLayer({ parent: seatwise }, 'utilities'),
};
