import { describe, expect, it } from 'vitest';
import { textSegments } from './textSegments.ts';

const paths = ['/plan', '/events', '/home', '/login'];

const linksIn = (text: string): (string | undefined)[] =>
  textSegments(text, paths)
    .filter(({ href }) => href !== undefined)
    .map(({ href }) => href);

describe('the addresses in a text', () => {
  it.each([
    ['You find what each offers on /plan.', ['/plan']],
    ['Open the chat (/home?chat=live), please', ['/home?chat=live']],
    [
      'See https://mcc.nic.in/ug-medical-counselling/?a=1#b!',
      ['https://mcc.nic.in/ug-medical-counselling/?a=1#b'],
    ],
    ['http://nmc.org.in', ['http://nmc.org.in/']],
    ['the official bulletin on mcc.nic.in.', ['https://mcc.nic.in/']],
    [
      'mcc.nic.in। और www.natboard.edu.in/x',
      ['https://mcc.nic.in/', 'https://www.natboard.edu.in/x'],
    ],
    ['“https://en.wikipedia.org/wiki/Seat_(exam)”', ['https://en.wikipedia.org/wiki/Seat_(exam)']],
    [
      'write to help@seatwise.in or a.b+c@mail.example.com',
      ['mailto:help@seatwise.in', 'mailto:a.b+c@mail.example.com'],
    ],
    ['Please connect with +91 00000 00000', ['tel:+910000000000']],
    ['which stays on its line: +91\u00A000000\u00A000000', ['tel:+910000000000']],
    [
      '+91-98765-43210, 9876543210; call (9876543211)',
      ['tel:+919876543210', 'tel:9876543210', 'tel:9876543211'],
    ],
  ])('%j are links', (text, hrefs) => {
    expect(linksIn(text)).toEqual(hrefs);
  });

  it.each([
    'and/or MD/MS 24/7 1/2',
    '/nowhere //attacker.test/plan /plan/../admin /planet',
    'B.Sc notice.pdf e.g. 7.5% v1.2.3 localhost ...',
    'between 9000 - 12000 or 90000-95000, AIR 1,24,756 on 2025-11-20, roll number 98765432',
    'UTR 987654321012 id 98765432101234',
    '@ a@b user@host https:// http://localhost',
  ])('%j has none', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://mcc.nic.in/%0aalert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1) file:///etc/passwd blob:https://mcc.nic.in/1 intent://x#Intent',
    'https://mcc.nic.in@attacker.test/ https://user:pass@attacker.test',
    'https:\\\\attacker.test',
    'https://mсс.nic.in (Cyrillic) mcc.nic.in\u202Egnp.exe https://attacker\u2024test',
    '<a href=https://attacker.test>mcc.nic.in</a>',
    'mailto:a@b.in?bcc=c@d.in',
    `https://mcc.nic.in/${'a'.repeat(3000)}`,
  ])('the hostile %j has none', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it('keeps every character, and marks what leads elsewhere', () => {
    const text = ' «mcc.nic.in»,\n\n(/plan)\t+91 98765 43210 <b>x@y.in</b> ';
    const segments = textSegments(text, paths);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.filter(({ isForeign }) => isForeign).map((segment) => segment.text)).toEqual([
      'mcc.nic.in',
    ]);
  });

  it.each([
    [
      'कीमत “प्लान” (/plan) पेज पर, +91 98765 43210।',
      ['कीमत ', 'प्लान', ' पेज पर, ', '+91 98765 43210', '।'],
    ],
    ['“All colleges” (/home?a=1#b)', ['All colleges']],
    [
      '“बॉन्ड” (/nowhere) “mcc.nic.in” (/planet)',
      ['“बॉन्ड” (/nowhere) “', 'mcc.nic.in', '” (/planet)'],
    ],
  ])('of a path with its name, %j shows the name alone', (text, parts) => {
    expect(textSegments(text, paths).map((segment) => segment.text)).toEqual(parts);
  });

  it.each(['“', '“a” (/', 'a', 'a.', '(', '1', '+1', '@', 'a@', '/', 'https://a', ' 9', '.in'])(
    'reads sixty thousand characters of %j in a moment',
    (part) => {
      const start = performance.now();
      textSegments(part.repeat(60_000 / part.length), paths);
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});
