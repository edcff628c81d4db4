import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers in ascending priority, inside one parent, so that unlayered styles of the page win. */
const seatwise = globalLayer('seatwise');
export const layers = {
  reset: globalLayer({ parent: seatwise }, 'reset'),
  tokens: globalLayer({ parent: seatwise }, 'tokens'),
  components: globalLayer({ parent: seatwise }, 'components'),
  patterns: globalLayer({ parent: seatwise }, 'patterns'),
  utilities: globalLayer({ parent: seatwise }, 'utilities'),
};
