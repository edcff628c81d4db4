import { heartBeat } from '@seatwise/api-client/contract/constants/chat';
import { describe, expect, it } from 'vitest';
import { isBlank, isSendable, textProblem } from './text.ts';
import { chatTimes, reconnectDelay } from './times.ts';

describe('a text', () => {
  it.each([[''], ['   '], ['\n\t'], ['\u00a0']])('CHT-09 ADC-22 is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(isSendable(text)).toBe(false);
    expect(textProblem(text)).toBeUndefined();
  });

  it.each([['ok'], [' ok '], ['0'], ['a'.repeat(59_998)], ['न'.repeat(19_999)]])(
    'may be sent',
    (text) => {
      expect(isBlank(text)).toBe(false);
      expect(isSendable(text)).toBe(true);
    },
  );

  it.each([['a'.repeat(59_999)], ['न'.repeat(20_000)], ['"'.repeat(30_000)]])(
    'is too long for a frame, by what it weighs there',
    (text) => {
      expect(isSendable(text)).toBe(false);
      expect(textProblem(text)).toMatch(/too long/);
    },
  );
});

describe('the chat’s times', () => {
  it('CHT-02 STP-06 STP-07 STP-08 CHT-14 CON-37 CON-40 CON-41 are as documented', () => {
    expect(chatTimes).toMatchObject({ reconnect: 5000, scroll: 100 });
    expect(heartBeat).toBe(10_000);
  });

  it('CHT-02 spreads reconnecting by a tenth in either direction', () => {
    expect([0, 0.5, 0.75, 1].map(reconnectDelay)).toEqual([4500, 5000, 5250, 5500]);
  });
});
