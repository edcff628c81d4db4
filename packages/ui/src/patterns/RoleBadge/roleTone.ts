import type { Tone } from '../../theme/index.ts';

/** A role's name as a slug: lower case, hyphens for spaces. */
export const roleSlug = (role: string): string =>
  role
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

const tonesBySlug: Readonly<Record<string, Tone>> = {
  free: 'neutral',
  basic: 'info',
  advance: 'accent',
  premium: 'positive',
  counsellor: 'info',
  admin: 'caution',
  'super-admin': 'critical',
};

/** The tone of a role; unknown roles are neutral. */
export const roleTone = (role: string): Tone => {
  const slug = roleSlug(role);
  return Object.hasOwn(tonesBySlug, slug) ? tonesBySlug[slug]! : 'neutral';
};
