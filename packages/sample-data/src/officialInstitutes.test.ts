import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { createInstituteNames, institutes, nameDecisions } from '@seatwise/official-data';
import { readSpellings } from '@seatwise/official-data/testing/spellings';
import { describe, expect, it } from 'vitest';
import { createColleges } from './colleges.ts';
import { officialInstead } from './officialInstead.ts';
import { takesWomenOnly } from './womenOnly.ts';

const colleges = createColleges();
const byCode = new Map(colleges.map((college) => [college.code, college]));
const names = createInstituteNames(colleges, institutes, nameDecisions);
const courses = { medical: 'MBBS', dental: 'BDS', nursing: 'B.Sc. Nursing' };

const found = (written: string, course = 'MBBS', code = ''): string | undefined =>
  names.read({ written, course, code })?.college.name;

describe('the institutes of the official lists', () => {
  it('are the colleges of the dataset that their codes say', () => {
    for (const { code, name, state, kind, stream } of institutes) {
      const college = byCode.get(code);
      if (!college) continue;
      expect({ name, state, kind, stream }).toEqual({
        name: college.name,
        state: college.state,
        kind: college.kind,
        stream: college.stream,
      });
    }
  });

  it('BEY-ELG-10 take women only where the official lists say so', () => {
    const degrees = { medical: 'MBBS', dental: 'BDS', nursing: 'B.Sc Nursing' };
    for (const { name, stream, womenOnly = false } of institutes)
      expect([name, takesWomenOnly(name, degrees[stream])]).toEqual([name, womenOnly]);
    expect(takesWomenOnly('Lady Hardinge Medical College, New Delhi', 'MD General Medicine')).toBe(
      false,
    );
  });

  it('are in the dataset but for 12 of 2026: 33 in the places of invented colleges', () => {
    expect(institutes.filter(({ code }) => !byCode.has(code))).toHaveLength(12);
    const names = colleges.map(({ name }) => name);
    const others = Object.entries(officialInstead).filter(([was, { name }]) => was !== name);
    expect(others).toHaveLength(33);
    for (const [invented, { name }] of others) {
      expect(names).not.toContain(invented);
      expect(names).toContain(name);
    }
  });

  it('are found by every spelling, beside all the colleges that are in no list', () => {
    const misread = readSpellings().filter(({ id, written, course }) => {
      const read = names.read({ written, course });
      return (read?.college.institute?.id ?? 'none') !== id;
    });
    expect(misread).toEqual([]);
  });

  it('need every decision about their names', () => {
    const names = createInstituteNames(colleges, institutes, []);
    const needless = nameDecisions.filter(({ written, institute }) => {
      const stream = institutes.find(({ id }) => id === institute)?.stream;
      const read = names.read({ written, course: courses[stream ?? 'medical'] });
      return read && read.by === 'name';
    });
    expect(needless).toEqual([]);
  });
});

describe('colleges that look alike', () => {
  it.each([
    ['JIPMER PUDUCHERRY,Dhanvantari Nagar, Puducherry, 605006', 'JIPMER, Puducherry'],
    ['JIPMER KARAIKAL,Dhanvantari Nagar, Puducherry, 605006', 'JIPMER, Karaikal'],
    ['JIPMER, Karaikal, Puducherry', 'JIPMER, Karaikal'],
    ['JIPMER', undefined],
    ['Kasturba Medical College, Manipal Univ., Mangalore', 'Kasturba Medical College, Mangaluru'],
    ['Kasturba Medical College, Manipal Univ., Manipal', 'Kasturba Medical College, Manipal'],
    ['AIIMS Mangalagiri', 'AIIMS, Mangalagiri'],
    ['AIIMS, Mangalore', undefined],
    ['AIIMS, Bilaspur, Chhattisgarh', undefined],
    [
      'Sri Ramachandra Med. College and Res. Inst., Chennai',
      'Sri Ramachandra Medical College, Chennai',
    ],
    ['Sri Ramachandra Medical College, Chitradurga, Karnataka', undefined],
    [
      'Jawahar Lal Nehru Medical College, Belagavi',
      'Jawaharlal Nehru Medical College, KLE Academy, Belagavi',
    ],
    [
      'JWAHAR LAL NEHRU M.C. AMU, ALIGARH',
      'Jawaharlal Nehru Medical College, Aligarh Muslim University, Aligarh',
    ],
    ['Jawaharlal Nehru Medical College, Bhagalpur', 'Jawaharlal Nehru Medical College, Bhagalpur'],
    [
      'JLN Medical College, Datta Meghe, Wardha',
      'Jawaharlal Nehru Medical College, Sawangi (Wardha)',
    ],
    ['JAWAHAR LAL NEHRU MEDICAL, AJMER', 'Jawaharlal Nehru Medical College, Ajmer'],
    ['Jawaharlal Nehru Medical College, Kota, Rajasthan', undefined],
    ['ESIC Medical College & Hospital, Bihta', 'ESIC Medical College, Bihta'],
    ['ESIC Medical College & Hospital, Jaipur, Rajasthan', 'ESIC Medical College, Jaipur'],
    ['ESIC MEDICAL COLLEGE AND HOSPITAL, NOIDA', 'ESIC Medical College, Noida'],
    ['ESIC Medical College and Hospital, Surat', undefined],
    ['Government Medical College, Barmer', 'Government Medical College, Barmer'],
    ['Government Medical College, Sirohi, Gujarat', undefined],
    ['Government Medical College, Jaisalmer', 'Government Medical College, Jaisalmer'],
    ['Government Medical College, Phalodi', undefined],
    ['Government Medical College, Aurangabad, Bihar', undefined],
    ['Mahatma Gandhi Mission Medical College, Nerul', 'MGM Medical College, Nerul'],
    ['Mahatma Gandhi Mission Medical College, Vashi, Navi Mumbai', 'MGM Medical College, Vashi'],
    ['MGM Medical College, Navi Mumbai', 'MGM Medical College, Navi Mumbai'],
    ['M.G.M. MEDICAL COLLEGE, INDORE', 'Mahatma Gandhi Memorial Medical College, Indore'],
    ['Institute of Medical Sciences & SUM Hospital, Campus III', undefined],
    ['Gandhi Medical College, Hyderabad', undefined],
    ['Yenepoya SRM Medical College and Hospital, Chennai', undefined],
  ])('%s is %s', (written, expected) => {
    expect(found(written)).toBe(expected);
  });

  it.each([
    [
      'IMS BHU Dental, Varanasi, UP',
      'Faculty of Dental Sciences, Banaras Hindu University, Varanasi',
    ],
    ['INST.OF MED.SCIENCES, BHU,VARANASI', undefined],
    ['SRM Dental College, Chennai', 'SRM Dental College, Ramapuram'],
    ['SRM Medical College and Hospital, Chennai', undefined],
    ['Government Medical College, Nagpur', undefined],
    ['ESIC Dental College and Hospital', 'ESIC Dental College, Rohini'],
    ['ESIC Dental College, Gulbarga', 'ESIC Dental College, Kalaburagi'],
    ['ESIC Dental College, Kolkata', undefined],
  ])('for BDS %s is %s', (written, expected) => {
    expect(found(written, 'BDS')).toBe(expected);
  });

  it.each([
    'Government Medical College, Nagpur Rural',
    'Government Medical College, Nagpur, Rural',
    'Government Medical College (Rural), Nagpur',
    'Government Medical College, Nagpur, Campus 2, Maharashtra 440003',
    'Government Medical College, Nagpur, Institute of Dental Sciences',
    'Government Medical College and Research Institute, Nagpur',
    'Government Medical College, ESI Hospital, Nagpur, Maharashtra 440003',
    'Government Medical College, Nagpur, Pune, Maharashtra',
    'Government Medical College, Nagpur East, Nagpur, Maharashtra 440003',
    'Government Medical College, Nagpur, Main Road, Kerala',
    'Government Medical College, Nagpur, Main Road - 682001',
    'Government Medical College, Omandurar Estate, Nagpur',
  ])('%s is not taken for the one in Nagpur', (written) => {
    expect(found(written, '')).toBeUndefined();
  });
});

describe('the colleges of the dataset', () => {
  const city = (name: string) => name.slice(name.lastIndexOf(',') + 2);
  const head = (name: string) => name.slice(0, name.lastIndexOf(','));
  /** The colleges that are read as another, or as none, once their names are written so. */
  const lost = (write: (college: (typeof colleges)[number]) => string) =>
    colleges
      .filter((college) => found(write(college), '') !== college.name)
      .map(({ name }) => name);

  it('are found by their names', () => {
    expect(lost(({ name }) => name)).toEqual([]);
    const coded = ({ name, code }: (typeof colleges)[number]) =>
      /^\d+$/.test(code) ? `(${code}) ${name.toUpperCase()}` : name;
    expect(lost(coded)).toEqual([]);
    expect(lost(({ name, state }) => `${name} ${state}`)).toEqual([]);
  });

  it('are found with an address behind them', () => {
    expect(lost(({ name, state }) => `${name}, 12 Station Road, ${city(name)}, ${state}`)).toEqual(
      [],
    );
    expect(lost(({ name, state }) => `${head(name)}, Main Road, ${city(name)}, ${state}`)).toEqual(
      [],
    );
  });

  it('are none of those that begin like them, nor of other states', () => {
    for (const more of [' Rural', ' and Research Institute', ', Campus II'])
      expect(colleges.map(({ name }) => found(name + more, '')).filter(Boolean)).toEqual([]);
    const shuffled = colleges.map(({ name, state }, index) => {
      const other = stateNames[index % stateNames.length]!;
      return other === state ? undefined : found(`${name}, ${other}`, '');
    });
    expect(shuffled.filter(Boolean)).toEqual([]);
  });
});
