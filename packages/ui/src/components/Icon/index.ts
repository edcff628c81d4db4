export { Icon } from './Icon.tsx';
export type { IconProps } from './Icon.tsx';
export * as icons from './icons.ts';
