import { heartBeat } from '@seatwise/api-client/contract/constants/chat';
import { describe, expect, it } from 'vitest';
import { isBlank, isSendable } from './text.ts';
import { chatTimes, reconnectDelay } from './times.ts';

describe('a text', () => {
  it.each([[''], ['   '], ['\n\t'], ['\u00a0']])('CHT-09 ADC-22 is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(isSendable(text)).toBe(false);
  });

  it.each([['ok'], [' ok '], ['0'], ['a'.repeat(4000)], [` ${'न'.repeat(4000)} `]])(
    'may be sent',
    (text) => {
      expect(isBlank(text)).toBe(false);
      expect(isSendable(text)).toBe(true);
    },
  );

  it.each([['a'.repeat(4001)], ['न'.repeat(4001)]])('BEY-MSG-01 is too long', (text) => {
    expect(isSendable(text)).toBe(false);
  });
});

describe('the chat’s times', () => {
  it('CHT-02 STP-06 STP-07 STP-08 CHT-14 CON-37 CON-40 CON-41 are as specified', () => {
    expect(chatTimes).toMatchObject({ reconnect: 5000, scroll: 100 });
    expect(heartBeat).toBe(10_000);
  });

  it('CHT-02 spreads reconnecting by a tenth in either direction', () => {
    expect([0, 0.5, 0.75, 1].map(reconnectDelay)).toEqual([4500, 5000, 5250, 5500]);
  });
});
