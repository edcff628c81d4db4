import { describe, expect, it } from 'vitest';
import { createColleges } from '@seatwise/sample-data';
import { createCollegeNames } from './collegeNames.ts';

const nagpur = 'Government Medical College, Nagpur';

const names = createCollegeNames(
  [
    { code: '200101', name: 'AIIMS, New Delhi', state: 'Delhi' },
    { code: '200107', name: 'Government Medical College, Kozhikode', state: 'Kerala' },
    { code: '200112', name: 'Government Medical College, Kota', state: 'Rajasthan' },
    { code: '200120', name: nagpur, state: 'Maharashtra' },
    { code: '200131', name: 'Shivneri Medical College, Pune', state: 'Maharashtra' },
    { code: '200132', name: 'Shivneri Medical College', state: 'Maharashtra' },
    { code: '202001', name: 'Dental College, RIMS, Imphal', state: 'Manipur' },
    { code: '202002', name: 'Dental College, JNIMS, Imphal', state: 'Manipur' },
  ],
  [{ written: 'Calicut Medical College', code: '200107' }],
);

describe('a college’s name in a list', () => {
  it.each([
    ['aiims,  new delhi', '', '200101'],
    ['GOVT. MED. COLLEGE, KOZHIKODE', '', '200107'],
    ['Government Medical College Nagpur', '', '200120'],
    ['(200112) Govt. Medical College, Kota', '', '200112'],
    ['Govt. Medical College, Kota', '200112', '200112'],
    ['Govt. Medical College, Kota', '999999', '200112'],
    ['', '200101', '200101'],
    ['(200101)', '', '200101'],
    ['CALICUT MEDICAL COLLEGE', '', '200107'],
    ['Dental College, JNIMS, Imphal', '', '202002'],
  ])('BEY-DAT-04 BEY-DAT-27 %s %s is %s', (written, code, expected) => {
    expect(names.find(written, code)?.code).toBe(expected);
  });

  it.each([
    ['All India Institute of Medical Sciences, New Delhi, Ansari Nagar, 110029', '200101'],
    [
      'AIIMS, New Delhi, Sri Aurobindo Marg, Ansari Nagar, New Delhi - 110029, Delhi (NCT)',
      '200101',
    ],
    ['GOVERNMENT MEDICAL COLLEGE, NAGPUR,  Main  Road', '200120'],
    ['Govt. Medical College, Nagpur, Medical College Road, Nagpur, Maharashtra 440 003', '200120'],
    ['Government Medical College, Nagpur Maharashtra 440003', '200120'],
    ['Govt. Medical College, Nagpur, Govt. Medical College, Nagpur, Maharashtra', '200120'],
    ['Government Medical College, Kota, Near Hospital, Pune Road, Kota, Rajasthan', '200112'],
    ['Government Medical College, Hanuman Nagar, Nagpur, Maharashtra 440003', '200120'],
    ['Government Medical College, Hanuman Nagar, Nagpur - 440003', '200120'],
    ['Dental College, RIMS, Imphal, Lamphelpat, Imphal, Manipur, 795004', '202001'],
  ])('BEY-DAT-27 with its address: %s is %s', (written, expected) => {
    expect(names.find(written)?.code).toBe(expected);
  });

  it.each([
    'Government Medical College, Nagpur Rural',
    'Government Medical College, Nagpur, Rural',
    'Government Medical College, Nagpur Rural, Main Road, Nagpur, Maharashtra 440003',
    'Government Medical College (Rural), Nagpur',
    'Government Medical College, Nagpur, Rural Campus 2',
    'Government Medical College, Nagpur, Institute of Dental Sciences',
    'Government Medical College and Research Institute, Nagpur',
    'Government Medical College, ESI Hospital, Nagpur, Maharashtra 440003',
    'Government Medical College, Nagpur, Pune, Maharashtra',
    'Government Medical College, Pune, Nagpur, Maharashtra',
    'Government Medical College, Nagpur East, Nagpur, Maharashtra 440003',
    'Government Medical College, Nagpur, Main Road, Kerala',
    // The middle of a name tells colleges of one city apart; only an address ends in a state or a PIN.
    'Government Medical College, Omandurar Estate, Nagpur',
  ])('BEY-DAT-27 %s is proposed to be one, and not taken for it', (written) => {
    expect(names.find(written)).toBeUndefined();
    expect(names.propose(written)[0]!.college).toMatchObject({ code: '200120', name: nagpur });
  });

  it.each([
    ['Shivneri Medical College and Research Institute', '200132'],
    ['Shivneri Medical College and Research Institute, Satara, Maharashtra 415001', '200132'],
    ['Shivneri Medical College, Nagpur', '200132'],
  ])('BEY-DAT-27 %s begins like another and is not taken for it', (written, first) => {
    expect(names.find(written)).toBeUndefined();
    expect(names.propose(written)[0]!.college.code).toBe(first);
  });

  it.each([
    ['AIIMS, New Delhi', '200120', ['200101', '200120']],
    ['(200120) AIIMS, New Delhi', '', ['200101', '200120']],
    ['G M C Kota', '200112', ['200112']],
    ['(200112) G M C Kota', '', ['200112']],
    ['anything', '200101', ['200101']],
  ])(
    'BEY-DAT-27 %s is none by the code %s that its name contradicts',
    (written, code, proposed) => {
      expect(names.find(written, code)).toBeUndefined();
      expect(names.propose(written, code).map(({ college }) => college.code)).toEqual(
        expect.arrayContaining(proposed),
      );
    },
  );

  it('BEY-DAT-27 is what staff decided, whatever its code says', () => {
    expect(names.find('Calicut Medical College', '200101')?.code).toBe('200107');
  });

  it('BEY-DAT-27 has no code in the PIN behind it', () => {
    expect(names.find('Zeta Medical College, Aligarh, Uttar Pradesh 202001')).toBeUndefined();
  });

  it('BEY-DAT-04 a name that no college has leads to those that come near', () => {
    expect(names.find('Goverment Medical Colege Kozhikkode')).toBeUndefined();
    expect(names.propose('Goverment Medical Colege Kozhikkode')[0]!.college).toMatchObject({
      code: '200107',
      name: 'Government Medical College, Kozhikode',
    });
    expect(names.propose('Zzz')).toEqual([]);
  });
});

describe('the names of all colleges', () => {
  const colleges = createColleges();
  const all = createCollegeNames(colleges, []);
  /** The codes of the colleges that are not found once their names are written so. */
  const lost = (write: (name: string, city: string, state: string) => string): string[] =>
    colleges
      .filter(
        ({ code, name, state }) =>
          all.find(write(name, name.slice(name.lastIndexOf(',') + 2), state))?.code !== code,
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
      // The other JIPMER is in the city of Puducherry.
    ).toEqual(['JIPMER, Karaikal']);
  });

  it('BEY-DAT-27 are none of those that begin like them', () => {
    for (const more of [' Rural', ' and Research Institute', ', Institute of Nursing'])
      expect(colleges.map(({ name }) => all.find(name + more)?.name).filter(Boolean)).toEqual([]);
  });
});
