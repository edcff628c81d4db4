export { Icon } from './Icon.tsx';
export type { IconProps } from './Icon.tsx';
export * as glyphs from './glyphs.ts';
