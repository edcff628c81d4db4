import { describe, expect, it } from 'vitest';
import { calendarOf, eventOfDate, type CalendarEvent } from './calendar.ts';

const event: CalendarEvent = {
  uid: 'ug-round-1-choices-close@seatwise.example',
  sequence: 0,
  stampedAt: '2026-11-20T10:00:00.000Z',
  startsAt: '2026-11-25T17:00:00+05:30',
  summary: 'Round 1: choices are locked',
};

describe('a calendar', () => {
  it('BEY-CAL-02 BEY-CAL-06 is what RFC 5545 prescribes, compared by hand', () => {
    expect(calendarOf('NEET UG', [event])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Seatwise//Counselling dates//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:NEET UG',
        'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
        'BEGIN:VEVENT',
        'UID:ug-round-1-choices-close@seatwise.example',
        'DTSTAMP:20261120T100000Z',
        'LAST-MODIFIED:20261120T100000Z',
        'SEQUENCE:0',
        'DTSTART:20261125T113000Z',
        'DURATION:PT30M',
        'SUMMARY:Round 1: choices are locked',
        'STATUS:CONFIRMED',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-P1D',
        'DESCRIPTION:Round 1: choices are locked',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('BEY-CAL-02 escapes backslash, semicolon, comma and line ends, and drops control characters', () => {
    const text = calendarOf('A', [{ ...event, summary: 'a\\b; c, d\r\ne\nf\u0007g\rh: "i"' }]);
    expect(text).toContain(String.raw`SUMMARY:a\\b\; c\, d\ne\nfg\nh: "i"`);
  });

  it('BEY-CAL-02 folds at 75 octets between characters, so that unfolding gives the text back', () => {
    const summary = `${'x'.repeat(66)}é परामर्श 🎓 ${'क'.repeat(80)}`;
    const text = calendarOf('A', [{ ...event, summary }]);
    const lines = text.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(3);
    expect(text).not.toContain('\uFFFD');
    expect(text.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${summary}\r\n`);
  });

  it('BEY-CAL-02 leaves a line of 75 octets whole, and folds one of 76', () => {
    const lineOf = (summary: string) =>
      calendarOf('A', [{ ...event, summary }])
        .split('\r\nBEGIN:VALARM')[0]!
        .split('\r\n')
        .filter((line) => line.startsWith('SUMMARY') || line.startsWith(' '));
    const whole = 'x'.repeat(75 - 'SUMMARY:'.length);
    expect(lineOf(whole)).toEqual([`SUMMARY:${whole}`]);
    expect(lineOf(`${whole}y`)).toEqual([`SUMMARY:${whole}`, ' y']);
  });

  it('BEY-CAL-02 counts a revision, under the same UID', () => {
    const revised = calendarOf('A', [{ ...event, sequence: 1, startsAt: '2026-11-27T11:30:00Z' }]);
    expect(revised).toContain('UID:ug-round-1-choices-close@seatwise.example\r\n');
    expect(revised).toContain('SEQUENCE:1\r\nDTSTART:20261127T113000Z\r\n');
  });

  it('BEY-CAL-06 names the exam of a date in its title', () => {
    const date = { id: 'a', title: 'Round 1: result', at: '2026-11-30T12:30:00Z' };
    expect(eventOfDate('UG', date).summary).toBe('NEET UG Round 1: result');
  });

  it('BEY-CAL-02 is a calendar without events, too', () => {
    expect(calendarOf('A', [])).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  });
});
