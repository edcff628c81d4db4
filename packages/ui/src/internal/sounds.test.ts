import { expect, it } from 'vitest';
import { soundOf, soundsLike } from './sounds.ts';

const colleges = [
  'AIIMS, New Delhi',
  'AIIMS, Rishikesh',
  'Maulana Azad Medical College, New Delhi',
  'King George’s Medical University, Lucknow',
  'Madras Medical College, Chennai',
  'Government Medical College, Mandla',
];

it.each(['aiims dilli', 'एम्स दिल्ली', 'AIIMS Delhi', 'Delhi aiims'])(
  'BEY-LNG-10 %j finds the same college',
  (asked) => {
    expect(colleges.filter(soundsLike(asked))).toEqual(['AIIMS, New Delhi']);
  },
);

it.each([
  ['लखनऊ', 'Lucknow'],
  ['मुंबई', 'Mumbai'],
  ['ऋषिकेश', 'Rishikesh'],
  ['भुवनेश्वर', 'Bhubaneswar'],
  ['चेन्नई', 'Chennai'],
  ['छत्तीसगढ़', 'Chhattisgarh'],
  ['मेडिकल', 'Medical'],
  ['banglore', 'Bengaluru'],
  ['jipmar', 'JIPMER'],
])('BEY-LNG-10 %s sounds like %s', (typed, written) => {
  expect(soundOf(typed)).toBe(soundOf(written));
});

it('BEY-LNG-10 finds a name whose parts are typed as one, and nothing by two sounds inside it', () => {
  expect(['Tamil Nadu', 'Delhi', 'Telangana'].filter(soundsLike('तमिलनाडु'))).toEqual([
    'Tamil Nadu',
  ]);
  expect(colleges.filter(soundsLike('दिल'))).toHaveLength(2);
  expect(colleges.filter(soundsLike('पटना'))).toEqual([]);
});
