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
  ])('BEY-ALR-07 finds the addresses in %j', (text, found) => {
    expect(linksIn(text)).toEqual(found);
  });

  it('reads a long hostile text in a moment', () => {
    const started = performance.now();
    linksIn('a.'.repeat(50_000));
    linksIn('-'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
