export { RoleBadge } from './RoleBadge.tsx';
export type { RoleBadgeProps } from './RoleBadge.tsx';
export { roleSlug } from './roleTone.ts';
