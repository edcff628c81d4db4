import { expect, it } from 'vitest';
import { mount } from '../packages/ui/src/testing/mount.tsx';
import { smallTargets } from './smallTargets.ts';

const control = (side: number) => ({ boxSizing: 'border-box', width: side, height: side }) as const;

// Every screen story is checked for small targets in its narrow mode.
it('BEY-TCH-01 a control under 44 × 44 px is too small for a finger, a link within a sentence is not', () => {
  mount(
    <>
      <button type="button" style={control(44)}>
        Large
      </button>
      <p>
        The <a href="/terms">terms</a> apply.
      </p>
    </>,
  );
  expect(smallTargets()).toEqual([]);
  mount(
    <>
      <button type="button" style={control(40)}>
        Small
      </button>
      <a href="/terms">Terms</a>
    </>,
  );
  expect(smallTargets()).toEqual([
    expect.stringMatching(/^40 × 40: <button/),
    expect.stringMatching(/: <a /),
  ]);
});
