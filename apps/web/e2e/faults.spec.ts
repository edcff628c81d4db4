import { operations } from '@seatwise/api-client/contract';
import { examine } from '../faults/examine.ts';
import type { OperationName } from '../faults/gesture.ts';
import { gestures } from '../faults/gestures/index.ts';
import { startProxy } from '../faults/proxy.ts';
import type { StateName } from '../faults/states.ts';
import { expect, test } from './test.ts';

/** A few of the cases of `pnpm faults`, which plays them all. */
const cases: readonly (readonly [OperationName, StateName])[] = [
  ['login', '502 with HTML'],
  ['sendContactForm', 'offline'],
  ['listUsers', 'odd records'],
  ['listFiles', 'truncated'],
];

for (const [name, state] of cases)
  test(`BEY-REL-02 BEY-REL-04 ${name} in the state «${state}» ends in a message and a way forward`, async ({
    browser,
    baseURL,
  }) => {
    const proxy = await startProxy(0, Number(new URL(baseURL!).port));
    const operation = operations.find(({ id }) => id === name)!;
    const gesture = gestures[name];
    if ('calledBy' in gesture) throw new Error(`${name} is called by no screen`);
    const faults = await examine({
      browser,
      baseURL: `http://localhost:${proxy.port}`,
      proxy,
      operation,
      gesture,
      state,
    });
    proxy.close();
    expect(faults).toEqual([]);
  });
