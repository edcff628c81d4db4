import { expect, it } from 'vitest';
import { institutes } from './institutes.ts';
import { takesWomenOnly } from './womenOnly.ts';

it('BEY-ELG-10 institutes take women only where the official lists say so', () => {
  const degrees = { medical: 'MBBS', dental: 'BDS', nursing: 'B.Sc Nursing' };
  for (const { name, stream, womenOnly = false } of institutes)
    expect([name, takesWomenOnly(name, degrees[stream])]).toEqual([name, womenOnly]);
  expect(takesWomenOnly('Lady Hardinge Medical College, New Delhi', 'MD General Medicine')).toBe(
    false,
  );
});
