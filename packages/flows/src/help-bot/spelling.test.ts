import { describe, expect, it } from 'vitest';
import { isOneSlip, plainWords } from './spelling.ts';

/** Hasty spellings, with the intended words. */
const slips = [
  ['acuracy', 'accuracy'],
  ['acurate', 'accurate'],
  ['advanse', 'advance'],
  ['agant', 'agent'],
  ['alotment', 'allotment'],
  ['armyy', 'army'],
  ['atempt', 'attempt'],
  ['atempts', 'attempts'],
  ['boond', 'bond'],
  ['calender', 'calendar'],
  ['cansel', 'cancel'],
  ['castee', 'caste'],
  ['catagory', 'category'],
  ['cirtificate', 'certificate'],
  ['chanses', 'chances'],
  ['choise', 'choice'],
  ['choises', 'choices'],
  ['closeing', 'closing'],
  ['colege', 'college'],
  ['coleges', 'colleges'],
  ['counseling', 'counselling'],
  ['counselor', 'counsellor'],
  ['creemy', 'creamy'],
  ['cuttoff', 'cutoff'],
  ['dedline', 'deadline'],
  ['dedcuted', 'deducted'],
  ['deamed', 'deemed'],
  ['defense', 'defence'],
  ['dantal', 'dental'],
  ['deposite', 'deposit'],
  ['delate', 'delete'],
  ['deploma', 'diploma'],
  ['disablity', 'disability'],
  ['disabeld', 'disabled'],
  ['documant', 'document'],
  ['documnts', 'documents'],
  ['domicle', 'domicile'],
  ['dontion', 'donation'],
  ['emial', 'email'],
  ['elegible', 'eligible'],
  ['eligiblity', 'eligibility'],
  ['faild', 'failed'],
  ['foriegn', 'foreign'],
  ['forfiet', 'forfeit'],
  ['freez', 'freeze'],
  ['guarenteed', 'guaranteed'],
  ['handicaped', 'handicapped'],
  ['helplin', 'helpline'],
  ['hostal', 'hostel'],
  ['humen', 'human'],
  ['invoise', 'invoice'],
  ['managment', 'management'],
  ['metrix', 'matrix'],
  ['membarship', 'membership'],
  ['minorty', 'minority'],
  ['muslem', 'muslim'],
  ['mobil', 'mobile'],
  ['namste', 'namaste'],
  ['nursng', 'nursing'],
  ['openning', 'opening'],
  ['pappers', 'papers'],
  ['paymant', 'payment'],
  ['percentil', 'percentile'],
  ['pridiction', 'prediction'],
  ['pridictor', 'predictor'],
  ['preferance', 'preference'],
  ['premum', 'premium'],
  ['prise', 'price'],
  ['privat', 'private'],
  ['probablity', 'probability'],
  ['qualfy', 'qualify'],
  ['qualifing', 'qualifying'],
  ['qouta', 'quota'],
  ['reciept', 'receipt'],
  ['refnd', 'refund'],
  ['regester', 'register'],
  ['registraton', 'registration'],
  ['resrvation', 'reservation'],
  ['resigne', 'resign'],
  ['ruond', 'round'],
  ['ruonds', 'rounds'],
  ['rurral', 'rural'],
  ['shedule', 'schedule'],
  ['scolarship', 'scholarship'],
  ['secuirty', 'security'],
  ['servce', 'service'],
  ['slied', 'slide'],
  ['staet', 'state'],
  ['stipand', 'stipend'],
  ['stary', 'stray'],
  ['transacton', 'transaction'],
  ['unlikly', 'unlikely'],
  ['unlok', 'unlock'],
  ['upgradtion', 'upgradation'],
  ['upgrad', 'upgrade'],
  ['vacency', 'vacancy'],
  ['vacent', 'vacant'],
  ['watsapp', 'whatsapp'],
  ['withdrow', 'withdraw'],
] as const;

describe('plainWords', () => {
  it.each([
    ['  What’s   the CUT-OFF?! ', 'whats the cut off'],
    ["don't", 'dont'],
    ['MBBS/BDS (2025)', 'mbbs bds 2025'],
    ['कितने राउंड', 'kitne round'],
    ['दस्तावेज़, दस्तावेज', 'documents documents'],
    ['बिरयानी', 'बिरयानी'],
    ['resrvation', 'reservation'],
    ['reservatoin', 'reservation'],
    ['rounnds', 'rounds'],
    ['elegibility', 'eligibility'],
    ['reservasoin', 'reservasoin'],
    ['rond', 'rond'],
    ['kuota', 'kuota'],
    ['', ''],
  ])('BOT-09 reads %j as %j', (question, words) => {
    expect(plainWords(question)).toBe(words);
  });

  it.each(slips)('BOT-09 takes %s for %s', (typed, meant) => {
    expect(plainWords(typed)).toBe(meant);
  });

  it.each([
    'arent',
    'bound',
    'cancer',
    'changes',
    'filed',
    'hosted',
    'hotel',
    'matric',
    'prince',
    'prize',
    'quality',
    'quora',
    'quote',
    'stage',
    'unblock',
  ])('BOT-09 leaves %s alone, though one slip would make it a word that the bot knows', (word) => {
    expect(plainWords(word)).toBe(word);
  });

  it('reads the first five hundred characters', () => {
    expect(plainWords(`${'x '.repeat(249)}seat matrix`)).toMatch(/x se$/);
    expect(plainWords('a'.repeat(501))).toHaveLength(500);
  });
});

describe('isOneSlip', () => {
  it.each([
    ['quota', 'quota'],
    ['quoat', 'quota'],
    ['qouta', 'quota'],
    ['quta', 'quota'],
    ['quoata', 'quota'],
    ['quotaa', 'quota'],
    ['quot', 'quota'],
    ['quotb', 'quota'],
  ])('takes %s for %s', (typed, meant) => {
    expect(isOneSlip(typed, meant)).toBe(true);
  });

  it.each([
    ['qoat', 'quota'],
    ['quotaaa', 'quota'],
    ['quo', 'quota'],
    ['uqoat', 'quota'],
    ['quobc', 'quota'],
    ['abcde', 'quota'],
    ['qoxta', 'quota'],
    ['qxuta', 'quota'],
    ['qoutb', 'quota'],
  ])('does not take %s for %s', (typed, meant) => {
    expect(isOneSlip(typed, meant)).toBe(false);
  });
});
