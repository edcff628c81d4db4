import type { StateName } from './applicant.ts';
import { quotas, type Quota } from './quotas.ts';

/** The states and union territories in Hindi. */
const states: Readonly<Record<StateName, string>> = {
  'Andaman and Nicobar Islands': 'अंडमान और निकोबार',
  'Andhra Pradesh': 'आंध्र प्रदेश',
  'Arunachal Pradesh': 'अरुणाचल प्रदेश',
  Assam: 'असम',
  Bihar: 'बिहार',
  Chandigarh: 'चंडीगढ़',
  Chhattisgarh: 'छत्तीसगढ़',
  'Dadra and Nagar Haveli and Daman and Diu': 'दादरा और नगर हवेली और दमन और दीव',
  Delhi: 'दिल्ली',
  Goa: 'गोवा',
  Gujarat: 'गुजरात',
  Haryana: 'हरियाणा',
  'Himachal Pradesh': 'हिमाचल प्रदेश',
  'Jammu and Kashmir': 'जम्मू और कश्मीर',
  Jharkhand: 'झारखंड',
  Karnataka: 'कर्नाटक',
  Kerala: 'केरल',
  Ladakh: 'लद्दाख',
  Lakshadweep: 'लक्षद्वीप',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Maharashtra: 'महाराष्ट्र',
  Manipur: 'मणिपुर',
  Meghalaya: 'मेघालय',
  Mizoram: 'मिज़ोरम',
  Nagaland: 'नागालैंड',
  Odisha: 'ओडिशा',
  Puducherry: 'पुदुचेरी',
  Punjab: 'पंजाब',
  Rajasthan: 'राजस्थान',
  Sikkim: 'सिक्किम',
  'Tamil Nadu': 'तमिलनाडु',
  Telangana: 'तेलंगाना',
  Tripura: 'त्रिपुरा',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  Uttarakhand: 'उत्तराखंड',
  'West Bengal': 'पश्चिम बंगाल',
};

/** MCC's quotas in Hindi. */
const ofMcc: Readonly<Record<Quota, string>> = {
  [quotas.allIndia]: 'ऑल इंडिया कोटा',
  [quotas.open]: 'ओपन सीट कोटा',
  [quotas.state]: 'स्टेट कोटा',
  [quotas.deemed]: 'डीम्ड/पेड सीट कोटा',
  [quotas.management]: 'मैनेजमेंट/पेड सीट कोटा',
  [quotas.nri]: 'NRI कोटा',
  [quotas.foreign]: 'विदेशी छात्र कोटा',
  [quotas.esi]: 'ESI (कर्मचारी बीमा) कोटा',
  [quotas.du]: 'दिल्ली यूनिवर्सिटी कोटा',
  [quotas.duForces]: 'दिल्ली NCR, सैनिकों के बच्चे और विधवाएँ (CW), DU कोटा',
  [quotas.ip]: 'IP यूनिवर्सिटी कोटा',
  [quotas.ipForces]: 'दिल्ली NCR, सैनिकों के बच्चे और विधवाएँ (CW), IP कोटा',
  [quotas.bhu]: 'बनारस हिंदू यूनिवर्सिटी (BHU) कोटा',
  [quotas.amu]: 'अलीगढ़ मुस्लिम यूनिवर्सिटी (AMU) कोटा',
  [quotas.amuNri]: 'NRI (AMU) कोटा',
  [quotas.jamia]: 'जामिया इंटरनल कोटा',
  [quotas.jamiaNri]: 'NRI (जामिया) कोटा',
  [quotas.muslim]: 'मुस्लिम कोटा',
  [quotas.muslimWomen]: 'मुस्लिम महिला कोटा',
  [quotas.muslimObc]: 'मुस्लिम OBC कोटा',
  [quotas.muslimSt]: 'मुस्लिम ST कोटा',
  [quotas.muslimMinority]: 'मुस्लिम माइनॉरिटी कोटा',
  [quotas.jainMinority]: 'जैन माइनॉरिटी कोटा',
  [quotas.christianMinority]: 'ईसाई माइनॉरिटी कोटा',
  [quotas.puducherry]: 'इंटरनल, पुदुचेरी डोमिसाइल',
  [quotas.armedForces]: 'सेना मेडिकल सेवा (AFMS) कोटा',
  [quotas.dnb]: 'DNB कोटा',
  [quotas.nursing]: 'B.Sc नर्सिंग, ऑल इंडिया',
  [quotas.nursingDelhi]: 'B.Sc नर्सिंग, दिल्ली NCR',
  [quotas.nursingForces]: 'B.Sc नर्सिंग, दिल्ली NCR, CW कोटा',
  [quotas.nursingEsi]: 'ESI-IP नर्सिंग कोटा',
};

/** Seats of the states, by the labels of their authorities' rows. */
const ofStates = {
  'State quota': 'स्टेट कोटा',
  'Management quota': 'मैनेजमेंट कोटा',
  'Minority seats of the management': 'मैनेजमेंट की माइनॉरिटी सीटें',
  'Minority seats': 'माइनॉरिटी सीटें',
  'Institute quota': 'इंस्टीट्यूट कोटा',
  'Open quota': 'ओपन कोटा',
  'Private seats': 'प्राइवेट सीटें',
  'Private seats for all of India': 'पूरे भारत के लिए प्राइवेट सीटें',
  'Local seats': 'लोकल सीटें',
  'NRI seats': 'NRI सीटें',
  'MNG seats': 'MNG सीटें',
  'Others (Q)': 'अन्य (Q)',
};

const names: Readonly<Record<string, string>> = { ...states, ...ofMcc, ...ofStates };

/** A round in Hindi, also within a longer text, such as “MCC, Round 2, 2025”. */
export const roundInHindi = (text: string): string =>
  text
    .replace(/\bRound (?=\d)/, 'राउंड ')
    .replace(/\bStray Vacancy\b/, 'स्ट्रे राउंड')
    .replace(/\bMop-up\b/, 'मॉप-अप राउंड');

/** A state or a quota in Hindi; a name that has no Hindi stays as it is. */
export const nameInHindi = (name: string): string => names[name] ?? name;
