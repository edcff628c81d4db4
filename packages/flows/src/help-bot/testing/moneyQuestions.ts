/** Phrases that an answer must contain, in each language; an honest fallback admits having none. */
export const facts = {
  refund: [
    'MCC refunds the security deposit after all rounds are over',
    'MCC सिक्योरिटी मनी सभी राउंड खत्म होने के बाद लौटाती है',
  ],
  leaving: [
    'in Round 1 you have a free exit and lose nothing. Round 2: You lose your security deposit',
    'राउंड 1 में फ्री एग्जिट है, कोई नुकसान नहीं',
  ],
  upgrade: ['willingness for upgradation', 'willingness for upgradation'],
  'deposit paid': ['The security deposit is ₹10,000', 'सिक्योरिटी मनी ₹10,000'],
  'state’s own': [
    'MCC’s dates and rules are not for it, and we do not have a state’s',
    'MCC की तारीखें और नियम उसके लिए नहीं हैं',
  ],
  'MCC and states': ['each state fills its own', 'हर राज्य खुद भरता है'],
  registration: ['Register for the counselling on mcc.nic.in', 'काउंसलिंग का रजिस्ट्रेशन करें'],
  plan: ['Write to us within 7 days of the payment', 'पेमेंट के 7 दिन में हमें लिखें'],
  fallback: ['I don’t have an answer for that', 'इसका जवाब मेरे पास नहीं है'],
} as const;

/**
 * Questions about money, leaving a seat, and counsellings other than MCC's, with the only right
 * answer. The nearest other topic would be wrong for each: it names a date, the rounds or a matrix.
 */
export const moneyQuestions: readonly (readonly [string, keyof typeof facts])[] = [
  ['सिक्योरिटी मनी वापस कब मिलेगी', 'refund'],
  ['पैसा कब डूब सकता है', 'leaving'],
  ['When can I lose my money', 'leaving'],
  ['round 1 me seat mili chod du to kya hoga', 'leaving'],
  ['KEA PG counselling dates', 'state’s own'],
  ['dme mp registration', 'state’s own'],

  ['when will i get my deposit back', 'refund'],
  ['deposit kab wapas milega', 'refund'],
  ['security money refund kab aayega', 'refund'],
  ['जमा पैसा कब लौटेगा', 'refund'],
  ['डिपॉजिट कब वापस होगा', 'refund'],
  ['2 lakh deposit kab wapas aayega', 'refund'],
  ['is the registration fee refundable', 'refund'],
  ['registration fee wapas milti hai kya', 'refund'],
  ['security money abhi tak nahi aayi', 'refund'],

  ['will i lose my 2 lakh deposit', 'leaving'],
  ['security deposit forfeited when', 'leaving'],
  ['deposit kab zabt hota hai', 'leaving'],
  ['डिपॉजिट कब जब्त होता है', 'leaving'],
  ['paisa kab doobega', 'leaving'],
  ['will i be debarred', 'leaving'],
  ['agle saal neet nahi de sakte kya', 'leaving'],

  ['what happens if I dont take my round 1 seat', 'leaving'],
  ['round 1 seat lekar baad me chhod sakte hain kya', 'leaving'],
  ['राउंड 1 में सीट मिली, न लूँ तो क्या होगा', 'leaving'],
  ['do i lose money if i leave round 2 seat', 'leaving'],
  ['round 2 seat nahi li to paisa jayega kya', 'leaving'],
  ['राउंड 2 की सीट छोड़ने पर पैसा कटेगा क्या', 'leaving'],
  ['round 3 me seat mil gayi aur join nahi kiya', 'leaving'],
  ['penalty for leaving seat after stray round', 'leaving'],
  ['stray round ki seat chhod di to kya hoga', 'leaving'],
  ['kya round 2 me free exit hai', 'leaving'],
  ['फ्री एग्जिट कब तक है', 'leaving'],
  ['after joining can i leave', 'leaving'],
  ['मिली हुई सीट छोड़नी है', 'leaving'],
  ['state me seat mil gayi mcc ki chhod du to', 'leaving'],

  ['if I upgrade do I lose my old seat', 'upgrade'],
  ['can I keep my round 1 seat and try round 2', 'upgrade'],
  ['upgrade ke liye dobara paisa dena hoga kya', 'upgrade'],
  ['अपग्रेड में पुरानी सीट चली जाएगी क्या', 'upgrade'],

  ['security deposit kitna hai', 'deposit paid'],
  ['does the state deposit differ from mcc', 'deposit paid'],
  ['kya mera premium plan ka paisa wapas milega', 'plan'],
  ['round 3 ke liye dobara registration karna hai', 'registration'],

  ['KEA UG registration last date', 'state’s own'],
  ['केईए काउंसलिंग की तारीख', 'state’s own'],
  ['डीएमई एमपी रजिस्ट्रेशन', 'state’s own'],
  ['UP DGME counselling schedule', 'state’s own'],
  ['WBMCC counselling mop up date', 'state’s own'],
  ['bihar bcece registration kaise kare', 'state’s own'],
  ['kea deposit refund kab milega', 'state’s own'],
  ['maharashtra cet cell deposit kitna hai', 'state’s own'],
  ['rajasthan stray round join nahi kiya to', 'state’s own'],
  ['राजस्थान काउंसलिंग का पैसा कब वापस मिलेगा', 'state’s own'],
  ['difference between mcc and state counselling', 'MCC and states'],
  ['mcc aur state counselling me kya antar hai', 'MCC and states'],

  ['josaa round 1 date', 'fallback'],
  ['comedk counselling kab hai', 'fallback'],
  ['ayush aaccc counselling date', 'fallback'],
  ['inicet registration last date', 'fallback'],
  ['can i get my 5000 back', 'fallback'],
];
