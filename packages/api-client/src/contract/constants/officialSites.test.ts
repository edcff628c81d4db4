import { describe, expect, it } from 'vitest';
import { defaultOfficialSites, linkFinding, linksIn, type LinkFinding } from './officialSites.ts';

describe('the fraud check of a link', () => {
  it.each<[string, LinkFinding]>([
    ['https://mcc.nic.in/ug-medical-counselling/', 'official'],
    ['https://www.natboard.edu.in', 'official'],
    ['https://MCC.NIC.IN./notice', 'official'],
    ['https://kea.kar.gov.in/', 'official'],
    ['https://www.medadmgujarat.org/ug/', 'official'],
    ['https://bfuhs.ac.in/', 'official'],
    ['https://amruhp.ac.in/', 'official'],
    ['https://ipu.ac.in/', 'official'],
    ['https://tnmedicalselection.net/', 'official'],
    ['https://tnmedicalselection.com/', 'not-official'],
    ['https://medadrngujarat.org/', 'look-alike'],
    ['http://mcc.nic.in/', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['//mcc.nic.in', 'unreadable'],
    ['mcc.nic.in', 'unreadable'],
    ['', 'unreadable'],
    ['https://mcc.nic.in@evil.test/', 'names-a-user'],
    ['https://mcc.nic.in:8443/', 'not-official'],
    ['https://mcс.nic.in/', 'punycode'],
    ['https://xn--mcc-9cd.com/', 'punycode'],
    ['https://mcc.nic.in.seats.com/', 'look-alike'],
    ['https://mcc-nic.in/', 'look-alike'],
    ['https://mcc-nic-in.com/', 'look-alike'],
    ['https://mcc.nlc.in/', 'look-alike'],
    ['https://aiirnsexams.ac.in/', 'look-alike'],
    ['https://natb0ard.edu.in/', 'look-alike'],
    ['https://mahaceet.org/', 'look-alike'],
    ['https://example.org/', 'not-official'],
    ['https://wikipedia.org/', 'not-official'],
    ['https://seatwise.in/', 'not-official'],
  ])('BEY-ALR-07 %s is %s', (address, finding) => {
    expect(linkFinding(address, defaultOfficialSites)).toBe(finding);
  });

  it('follows the list that it is given', () => {
    expect(linkFinding('https://example.org/', ['example.org'])).toBe('official');
    expect(linkFinding('https://mcc.nic.in/', ['example.org'])).toBe('not-official');
  });

  it.each([
    ['See https://mcc.nic.in/a, and pay.', ['https://mcc.nic.in/a']],
    ['Pay at mcc-nic.in/pay.', ['https://mcc-nic.in/pay']],
    ['Write to help@seatwise.com', []],
    ['B.Sc. Nursing, e.g. in Delhi. Round 2.In Delhi', []],
    ['', []],
    ['M.Com, M.Ch., D.M.Cardiology, No.1, 12.11.2026, 10.30 a.m., Rs.500, Wait..', []],
    ['Write to first.last@students.seatwise.test or rohan@okaxis.', []],
  ])('BEY-ALR-07 finds the addresses in %j', (text, found) => {
    expect(linksIn(text)).toEqual(found);
  });

  it.each([
    ['mcc.nic.in.evil.shop/x', 'look-alike'],
    ['bit.ly/neet', 'short-link'],
    ['wa.me/919876543210', 'short-link'],
    ['t.me/neet', 'short-link'],
    ['x.com/neet', 'not-official'],
    ['x.com', 'not-official'],
    ['evil.gov', 'not-official'],
    ['203.0.113.5/pay', 'not-official'],
    ['203.0.113.5', 'not-official'],
    ['a.b.c.d.e.f.g.h.evil.site', 'not-official'],
    ['evil.photography', 'not-official'],
    ['evil.भारत/pay', 'punycode'],
    ['evil.xn--h2brj9c', 'punycode'],
    ['evil．shop', 'not-official'],
    ['mcc.nic.in\u200b.evil.shop', 'not-official'],
    ['mcc.nic.in@evil.shop/pay', 'not-official'],
    ['mcc.nic.in:8443/pay', 'not-official'],
    ['ftp://evil.shop/', 'not-official'],
    ['…evil.shop…', 'not-official'],
  ] as const)('BEY-ATK-13 %s in a text is %s', (address, finding) => {
    const found = linksIn(`Pay at ${address} today.`).map((link) =>
      linkFinding(link, defaultOfficialSites),
    );
    expect(found).toContain(finding);
  });

  it('reads a long hostile text in a moment', () => {
    const started = performance.now();
    linksIn('a.'.repeat(50_000));
    for (const part of ['-', '!', '@', 'a@', '.', '1.', 'https://'])
      linksIn(part.repeat(100_000 / part.length));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
