import { describe, expect, it } from 'vitest';
import { roleSlug, roleTone } from './roleTone.ts';

describe('roleSlug', () => {
  it.each([
    ['FREE', 'free'],
    ['Basic', 'basic'],
    ['Premium', 'premium'],
    ['Admin', 'admin'],
    ['Super Admin', 'super-admin'],
    ['SUPER_ADMIN', 'super-admin'],
    ['  Super   Admin ', 'super-admin'],
    ['', ''],
  ])('ADU-16 ADU-30 makes a word for styles of «%s»', (role, slug) => {
    expect(roleSlug(role)).toBe(slug);
  });
});

describe('roleTone', () => {
  it.each([
    ['FREE', 'neutral'],
    ['Basic', 'info'],
    ['ADVANCE', 'accent'],
    ['premium', 'positive'],
    ['Counsellor', 'info'],
    ['Admin', 'caution'],
    ['SUPER_ADMIN', 'critical'],
  ])('gives %s the tone %s', (role, tone) => {
    expect(roleTone(role)).toBe(tone);
  });

  it.each(['Warden', '', 'constructor', '__proto__'])(
    'leaves a role that is not known neutral: «%s»',
    (role) => {
      expect(roleTone(role)).toBe('neutral');
    },
  );
});
