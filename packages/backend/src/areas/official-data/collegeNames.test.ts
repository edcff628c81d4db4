import { describe, expect, it } from 'vitest';
import { institutes as colleges } from '@seatwise/official-data';
import { createCollegeNames } from './collegeNames.ts';

const codeOf = (name: string): string => colleges.find((college) => college.name === name)!.code;
const aiims = 'AIIMS, New Delhi';
const kota = 'Government Medical College, Kota';
const nagpur = 'Government Medical College, Nagpur';
const kozhikode = 'Government Medical College, Kozhikode';

const names = createCollegeNames(colleges, [
  { written: 'Zeta Medical College', code: codeOf(kozhikode) },
  { written: 'Zeta Dental College', code: codeOf(kota) },
]);
const find = (written: string, code = '', course = 'MBBS') =>
  names.find({ written, code, course })?.name;
const propose = (written: string, code = '') =>
  names.propose({ written, code, course: 'MBBS' }).map(({ college }) => college.name);

describe('a college’s name in a list', () => {
  it.each([
    ['aiims,  new delhi', '', aiims],
    ['GOVT. MED. COLLEGE, KOZHIKODE', '', kozhikode],
    ['Government Medical College Nagpur', '', nagpur],
    [`(${codeOf(kota)}) Govt. Medical College, Kota`, '', kota],
    ['Govt. Medical College, Kota', codeOf(kota), kota],
    ['Govt. Medical College, Kota', '999999', kota],
    ['', codeOf(aiims), aiims],
    [`(${codeOf(aiims)})`, '', aiims],
    ['All India Institute of Medical Sciences, New Delhi, Ansari Nagar, 110029', '', aiims],
    ['Govt. Medical College, Nagpur, Hanuman Nagar, Maharashtra 440 003', '', nagpur],
    ['GOVT. MEDICA L COLLEGE,NAG PUR', '', nagpur],
  ])('BEY-DAT-04 BEY-DAT-27 %s %s is %s', (written, code, expected) => {
    expect(find(written, code)).toBe(expected);
  });

  it.each([
    'Government Medical College, Nagpur Rural',
    'Government Medical College, Nagpur, Rural',
    'Government Medical College, Nagpur, Rural Campus 2',
    'Government Medical College, Nagpur, Pune, Maharashtra',
    'Government Medical College, Nagpur East, Nagpur, Maharashtra 440003',
  ])('BEY-DAT-27 %s is proposed to be one, and not taken for it', (written) => {
    expect(find(written)).toBeUndefined();
    expect(propose(written)[0]).toBe(nagpur);
  });

  it.each([
    [aiims, codeOf(nagpur), [aiims, nagpur]],
    [`(${codeOf(nagpur)}) ${aiims}`, '', [aiims, nagpur]],
    ['anything', codeOf(aiims), [aiims]],
  ])(
    'BEY-DAT-27 %s is none by the code %s that its name contradicts',
    (written, code, proposed) => {
      expect(find(written, code)).toBeUndefined();
      expect(propose(written, code)).toEqual(expect.arrayContaining(proposed));
    },
  );

  it('BEY-DAT-27 is what staff decided, whatever its code and its course say', () => {
    expect(find('ZETA MEDICAL COLLEGE', codeOf(aiims))).toBe(kozhikode);
    expect(find('Zeta Dental College', '', 'BDS')).toBe(kota);
  });

  it('BEY-DAT-27 is of the course’s stream; a medical college may run a nursing school', () => {
    expect(find(aiims, '', 'BDS')).toBeUndefined();
    expect(find(aiims, '', 'B.Sc. Nursing')).toBe(aiims);
  });

  it('BEY-DAT-27 has no code in the PIN behind it', () => {
    expect(find('Eta Medical College, Aligarh, Uttar Pradesh 202001')).toBeUndefined();
  });

  it('BEY-DAT-04 a name that no college has leads to those that come near', () => {
    expect(find('Goverment Medical Colege Kozhikkode')).toBeUndefined();
    expect(propose('Goverment Medical Colege Kozhikkode')[0]).toBe(kozhikode);
    expect(propose('Zzz')).toEqual([]);
  });
});

describe('the names of all colleges', () => {
  /** The codes of the colleges that are not found if `write` changes their names. */
  const lost = (write: (name: string, city: string, state: string) => string): string[] =>
    colleges
      .filter(
        ({ code, name, state }) =>
          names.find({ written: write(name, name.slice(name.lastIndexOf(',') + 2), state) })
            ?.code !== code,
      )
      .map(({ name }) => name);

  it('BEY-DAT-27 are found with an address behind them', () => {
    expect(lost((name) => `${name.toUpperCase()}, Main  Road`)).toEqual([]);
    expect(
      lost((name, city, state) => `${name}, 12 Station Road, ${city}, ${state}, 440003`),
    ).toEqual([]);
    expect(
      lost(
        (name, city, state) =>
          `${name.slice(0, name.lastIndexOf(','))}, Main Road, ${city}, ${state} 440003`,
      ),
    ).toEqual([]);
  });

  it('BEY-DAT-27 are none of those that begin like them', () => {
    const found = (more: string) =>
      colleges
        .filter(({ name }) => !name.includes('Nursing') || !more.includes('Nursing'))
        .map(({ name }) => names.find({ written: name + more })?.name)
        .filter(Boolean);
    for (const more of [' Rural', ' and Research Institute', ', Institute of Nursing'])
      expect(found(more)).toEqual([]);
  });
});
