export { breakpoints, containerQueries } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { tones, type Tone } from './tokens.ts';
