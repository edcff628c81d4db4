import { describe, expect, it } from 'vitest';
import { alertRisks } from './alertRisks.ts';

const sites = ['nic.in'];
const risksOf = (text: string, link: string | null = null) =>
  alertRisks({ title: 'Round 3', text, link }, sites).map(({ named, risk }) => [risk, named]);

describe('BEY-ALR-11 the risks of an alert', () => {
  it.each([
    ['Register at https://mcc.nic.in/ by 5 pm.', []],
    ['See bit.ly/mcc-round3.', [['short-link', 'https://bit.ly/mcc-round3']]],
    ['See https://tinyurl.com/x', [['short-link', 'https://tinyurl.com/x']]],
    ['See https://mcc.nic.in@evil.test/', [['names-a-user', 'https://mcc.nic.in@evil.test/']]],
    ['Pay 5,000 to seats.mcc@okaxis today', [['payment-id', 'seats.mcc@okaxis']]],
    ['Pay to 9876543210@ybl', [['payment-id', '9876543210@ybl']]],
    ['Call 98765 43210 now', [['phone-number', '98765 43210']]],
    ['Call +91-9876543210', [['phone-number', '+91-9876543210']]],
    ['WhatsApp 987-654-3210', [['phone-number', '987-654-3210']]],
    ['Write to help@mcc.nic.in', []],
    ['Ranks 45210 to 98765, roll number 2026123456789', []],
    ['Fee 9,87,65,432 rupees, 15 December 2026', []],
  ])('%s', (text, risks) => {
    expect(risksOf(text)).toEqual(risks);
  });

  it('are looked for in the title and the link too, each once', () => {
    const title = 'Call 9876543210';
    expect(alertRisks({ title, text: title, link: 'https://mcc-nic.in/' }, sites)).toEqual([
      { named: 'https://mcc-nic.in/', risk: 'look-alike' },
      { named: '9876543210', risk: 'phone-number' },
    ]);
  });

  it('of a long hostile text are read in a moment', () => {
    const started = performance.now();
    for (const text of ['9'.repeat(100_000), 'a.'.repeat(50_000), '9876 '.repeat(20_000)])
      risksOf(text);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
