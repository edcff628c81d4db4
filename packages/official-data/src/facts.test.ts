import { describe, expect, it } from 'vitest';
import keaTable from '../data/facts/keaFees.json' with { type: 'json' };
import mbbsTable from '../data/facts/mbbsFees.json' with { type: 'json' };
import profileTable from '../data/facts/pgProfiles.json' with { type: 'json' };
import { keaFeesOf, mbbsFeesOf, pgBondOf, pgBonds, pgProfilesOf, pgSeatFactsOf } from './facts.ts';
import { institutes } from './institutes.ts';
import { pgCodes, pgInstitutes } from './pgInstitutes.ts';
import { programmes } from './programmes.ts';

const known = new Set([...institutes, ...pgInstitutes].map(({ id }) => id));

it.each([
  ['the profiles', profileTable, 1627],
  ['the MBBS fees', mbbsTable, 56],
  ["KEA's fees", keaTable, 39],
])('%s are of known institutes, sorted', (_, table, count) => {
  const ids = Object.keys(table);
  expect(ids).toHaveLength(count);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect(ids).toEqual(ids.toSorted());
});

describe('the profiles of the PG counselling', () => {
  it('are those of the codes of their institutes, in their order', () => {
    for (const [id, codes] of Object.entries(pgCodes))
      expect(pgProfilesOf(id).map(({ code }) => code)).toEqual(codes);
  });

  it('name websites that can be opened, and no addresses of persons', () => {
    const sites = Object.keys(profileTable)
      .flatMap(pgProfilesOf)
      .flatMap(({ website }) => website ?? []);
    expect(sites.length).toBeGreaterThan(1600);
    expect(
      sites.filter(
        (site) =>
          !/^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/.test(site) || site.includes('@'),
      ),
    ).toEqual([]);
  });

  it('are as the institutes filled them in', () => {
    expect(pgProfilesOf('dmc-laheriasarai').find(({ code }) => code === '700107')).toEqual({
      code: '700107',
      admission: 42_200,
      withHostel: [42_200, 23_200, 23_200],
      annual: 23_200,
      stipend: [82_000, 90_200, 99_220],
      hostel: 'men and women',
      forfeited: 13_000,
      website: 'http://www.dmc.edu.in',
    });
    expect(pgProfilesOf('unknown')).toEqual([]);
  });
});

describe('the bonds of PG seats', () => {
  it('are 27, of institutes that there are, of which five are doubtful', () => {
    expect(pgBonds).toHaveLength(27);
    expect(pgBonds.flatMap(({ institutes: of = [] }) => of).filter((id) => !known.has(id))).toEqual(
      [],
    );
    expect(pgBonds.filter(({ doubtful }) => doubtful).map(({ state }) => state)).toEqual([
      'Arunachal Pradesh',
      'Assam',
      'Assam',
      'Meghalaya',
      'Rajasthan',
    ]);
  });

  it('ask what the form of West Bengal asks', () => {
    expect(pgBonds.find(({ state }) => state === 'West Bengal')).toMatchObject({
      years: 3,
      penalty: 3_000_000,
      leaving: 500_000,
    });
  });
});

describe('the fees of colleges', () => {
  it('of deemed universities are those of the notices', () => {
    expect(mbbsFeesOf('kmc-manipal')).toEqual([
      { year: 2025, quota: 'Management', fee: 1_780_000, currency: 'INR' },
      { year: 2024, quota: 'Management', fee: 1_780_000, currency: 'INR' },
    ]);
    expect(mbbsFeesOf('gmc-kota')).toEqual([]);
  });

  it('of Karnataka are of known programmes, one for the seats of a year', () => {
    const courses = new Set([...programmes.UG, ...programmes.PG]);
    for (const id of Object.keys(keaTable)) {
      const fees = keaFeesOf(id);
      expect(fees.filter(({ course }) => !courses.has(course))).toEqual([]);
      const seats = fees.map(({ year, course, seats: of }) => `${year} ${course} ${of}`);
      expect(new Set(seats).size).toBe(seats.length);
    }
    expect(keaFeesOf('gdc-bengaluru')).toContainEqual({
      year: 2020,
      course: 'BDS',
      seats: 'government',
      fee: 49_850,
    });
  });
});

describe('what the seats of PG courses cost', () => {
  const of = (id: string) => [...institutes, ...pgInstitutes].find((one) => one.id === id)!;
  const university = 'PG, university';
  const board = 'PG, National Board';

  it('BEY-DAT-65 keeps the fees of university and National Board seats apart', () => {
    expect(pgSeatFactsOf(of('abvims-rml-delhi'), university)).toMatchObject({ annual: 44_500 });
    expect(pgSeatFactsOf(of('abvims-rml-delhi'), board)).toMatchObject({ annual: 125_000 });
    expect(pgSeatFactsOf(of('dmc-laheriasarai'), university)).toEqual({
      codes: ['700107', '701358', '904601'],
      annual: 23_200,
      withHostel: 88_600,
      stipend: 82_000,
    });
    // The university's fee may not apply to the National Board seats.
    expect(pgSeatFactsOf(of('dmc-laheriasarai'), board).annual).toBeUndefined();
    expect(pgSeatFactsOf(of('aakash-chennai'), board)).toMatchObject({ annual: 125_000 });
    expect(pgSeatFactsOf(of('aakash-chennai'), university)).toEqual({ codes: [] });
  });

  it('BEY-DAT-65 leaves out what the profiles of one institute say differently', () => {
    expect(pgSeatFactsOf(of('gmc-azamgarh'), university).stipend).toBeUndefined();
    // A fee with the hostel that is below the fee without it is an error.
    expect(pgSeatFactsOf(of('gims-greater-noida'), university).withHostel).toBeUndefined();
  });

  it('BEY-DAT-65 takes the bond of a state for its government colleges, and no doubtful one', () => {
    expect(pgBondOf(of('mamc-delhi'), university)).toBeUndefined();
    expect(pgBondOf(of('cmc-kolkata'), university)).toMatchObject({
      years: 3,
      penalty: 3_000_000,
    });
    expect(pgBondOf(of('vims-ballari'), university)).toMatchObject({ years: 1 });
    expect(pgBondOf(of('gmc-kota'), university)).toBeUndefined();
    expect(pgBondOf(of('kmc-manipal'), university)).toBeUndefined();
    expect(pgBondOf(of('cmc-kolkata'), board)).toBeUndefined();
    expect(pgBondOf(of('dh-sagar'), board)).toMatchObject({ years: 3, penalty: 2_000_000 });
  });
});
