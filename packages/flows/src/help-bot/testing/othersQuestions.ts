import type { Held } from './heldQuestions.ts';

const marks = ['marks-needed', 'marks-rank', 'opening-closing', 'which-college'] as const;

/**
 * Published questions of people who did not know the bot, shortened and without names, by source.
 * The topics must not be tuned to them.
 */
export const othersQuestions: Readonly<Record<string, readonly Held[]>> = {
  'careers360.com, questions of students': [
    [
      'is the security deposit of 10000 for all india counceiling for neet refundable if admission is not obtained??',
      ['deposit-refund'],
    ],
    [
      'is our deposit nonrefundable if we dont take admission even in round 2 of neet pg counselling',
      ['free-exit', 'deposit-refund'],
    ],
    [
      'when l can use dam affected certificate in neet ug in maharashtra for government mbbs seat?',
      ['none', 'state-counselling'],
    ],
    ['advise me the bond issue in mbbs ug in different states', ['bond']],
    [
      'do students taking admission through aiq need to sign any bond with the state specifically assam in mbbs course???',
      ['bond'],
    ],
    [
      'सरकारी मेडिकल कॉलेजों में प्रवेश ले रहे सभी छात्रों को क्या उनकी संबंधित राज्य सरकार के साथ किसी बांड पर हस्ताक्षर करने होते हैं?',
      ['bond'],
    ],
    [
      'I have taken admission in a deemed medical college and applied for upgradation but if I get a government college in Uttar Pradesh, will I be able to resign the seat without forfeiture of first year fees',
      ['free-exit', 'upgrade-seat'],
    ],
    ['What is the schedule for NEET PG 2021 examination?', ['none']],
  ],
  'medicaltalk.net and collegeguruji.com': [
    [
      'Applied as OBC in neet pg exam but do not have an OBC NCL certificate',
      ['category-certificate'],
    ],
    [
      'What do we do after NEET? What exactly are counsellings? How do we take part?',
      ['registration'],
    ],
  ],
  'answer sites that repeat Quora': [
    [
      'Will my security deposit be refunded after UP NEET counselling if I don’t get a college?',
      ['state-counselling'],
    ],
    [
      'Can I get into a government college with a category rank of 35000 in NEET?',
      ['which-college'],
    ],
    ['What score do I need for admission to a government dental college?', marks],
    [
      'Is a domicile certificate required during NEET state counselling?',
      ['state-counselling', 'aiq-state'],
    ],
    ['Can I get BDS with 300 marks in NEET in government college', ['marks-rank']],
  ],
  'papers and blogs that quote what students ask': [
    [
      'can OBC student get MBBS seat in a govt medical college if he scores 420 marks',
      ['marks-rank'],
    ],
    [
      'क्या नीट में 300 नंबर लाने वाले उम्मीदवार को सरकारी मेडिकल कॉलेज में एमबीबीएस की सीट मिल सकती है?',
      ['marks-rank'],
    ],
    ['neet me kitne number par sarkari college milega', marks],
    ['neet me kitne marks chahiye government college ke liye', marks],
    ['नीट में कितने अंक वाले को मिल सकता है सरकारी मेडिकल कॉलेज में MBBS में एडमिशन?', marks],
    ['How much mark is needed in NEET for MBBS in a govt college?', marks],
    ['Minimum marks required in NEET for MBBS in government college', marks],
    [
      'Ma’am, if we participate in NEET counselling, do we have to pay a security amount?',
      ['deposit'],
    ],
    ['when will we get the security amount back? From whom?', ['deposit-refund']],
    ['Do you pay both security deposits for deemed and government colleges?', ['deposit']],
    ['Is the security deposit refundable if I don’t get a seat?', ['deposit-refund']],
    ['Can I get a refund if I withdraw after the seat allotment?', ['free-exit', 'deposit-refund']],
    ['How long does it take to receive the refund?', ['deposit-refund']],
    [
      'Sir, meri All India Rank to itni hai, lekin meri Category Rank kuch aur hai, to counselling me kya manya hoga?',
      ['which-rank', 'rank'],
    ],
    [
      'सर, मेरा बेटा SC category से है, लेकिन हमारा certificate पिछले साल बना था, क्या वो चलेगा?',
      ['category-certificate'],
    ],
    ['What is bond amount in MBBS?', ['bond']],
    ['Is bond compulsory for MBBS?', ['bond']],
    ['Does aiims have bond?', ['bond']],
    ['What is seat leaving bond?', ['bond', 'free-exit']],
    ['What is the difference between Round 3 and the Mop-Up Round?', ['mop-up']],
    ['What is free exit option in NEET PG counselling?', ['free-exit']],
    [
      'Are you eligible for the mop-up round if you didn’t register earlier?',
      ['registration', 'mop-up'],
    ],
    [
      'Can you participate in the mop-up round if you have already joined a seat?',
      ['mop-up', 'upgrade-seat', 'free-exit'],
    ],
    ['How Maharashtra state conduct the MOP-UP Round counseling process?', ['state-counselling']],
    ['Who is eligible for MOP-UP Round counseling?', ['mop-up', 'registration']],
    ['bsc nursing cap round maharashtra date', ['state-counselling']],
    ['What are the languages in which NEET will be conducted?', ['none']],
    ['Is there negative marking in NEET UG?', ['none']],
    ['How many times can I appear for NEET, is there an attempt limit?', ['none']],
    [
      'I am a student residing outside Karnataka. Can I apply there?',
      ['state-counselling', 'aiq-state'],
    ],
    ['If any column is left blank while filling the application form what happens?', ['none']],
  ],
  'questions that MCC and indianexpress.com answer': [
    [
      'Is there any restriction for filling up number of choices of institutions or subjects in choice filling form?',
      ['choice-filling'],
    ],
    [
      'Is it necessary to fill up the choices and lock the choices to get seat allotted? Or will I be allotted seat automatically from available seats?',
      ['choice-filling', 'lock-choices'],
    ],
    [
      'Is it necessary to join the allotted college in Round-1 to get a chance to participate in the next round?',
      ['upgrade-seat', 'free-exit'],
    ],
    [
      'If I opt to participate in the second round of counseling whether my allotted seat of first round will be cancelled?',
      ['upgrade-seat'],
    ],
    [
      'If I get an up-graded seat during the second round, can I join that college directly?',
      ['upgrade-seat'],
    ],
    [
      'In case I get an upgraded seat but in the same college because of change of category do I have to take admission again?',
      ['upgrade-seat'],
    ],
    [
      'At the time of admission will my original certificates be retained by the allotted college?',
      ['documents'],
    ],
    [
      'Will there be any Round 3 and 4 after completion of Round two of All India Quota Counseling?',
      ['rounds', 'mop-up'],
    ],
    [
      'Do I have to report to any counselling center for registration or choice filling?',
      ['registration', 'choice-filling'],
    ],
    ['How do I get password for logging in?', ['account', 'registration']],
    ['What information do I require for online registration?', ['registration']],
    ['When will online allotment process for this year start?', ['dates']],
    ['Do I require any documents to get registered on-line?', ['documents', 'registration']],
    ['Who is eligible for NEET UG All India Quota counseling?', ['eligibility']],
    ['What is the official NEET UG website?', ['registration']],
    [
      'Who conducts the NEET counselling for medical and dental colleges?',
      ['registration', 'aiq-state', 'state-counselling'],
    ],
    ['What is the eligibility requirement for appearing in NEET UG counselling?', ['eligibility']],
    ['How many seats are under the AIQ and state quota?', ['aiq-state', 'seat-matrix']],
    ['How many rounds are involved in NEET UG counselling?', ['rounds']],
    ['When will the NEET UG round 1 counselling process begin?', ['dates']],
    [
      'How are admissions to state quota medical seats carried out?',
      ['aiq-state', 'state-counselling'],
    ],
  ],
};
