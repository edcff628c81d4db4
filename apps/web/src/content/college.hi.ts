import { roundInHindi } from '@seatwise/api-client/contract/constants/namesInHindi';
import { checkConnection, loading, notLoaded, type Texts } from '@seatwise/flows/shared';
import { placeName, quotaLabel } from './places.hi.ts';
import type * as english from './college.ts';

export const content = {
  title: (name) => `${name} | Seatwise`,
  description: (name, place) =>
    `${name}${place && `, ${placeName(place)}`}: कोर्स और कोटा के हिसाब से सीटें, ओपनिंग और क्लोजिंग रैंक, फीस, बॉन्ड और हॉस्टल।`,
  closed: (seat, rank, list) => `${seat}, ओपन सीट: क्लोजिंग रैंक ${rank} (${list})।`,
  formerHolder: (code, name) => `नवंबर 2026 से पहले कोड ${code} यहाँ ${name} का था।`,
  toFormerHolder: 'वह कॉलेज खोलें',
  lastClosing: 'ओपन सीट का आखिरी क्लोजिंग रैंक',
  code: (code) => `इंस्टीट्यूट कोड ${code}`,
  kinds: {
    central: 'केंद्र का संस्थान',
    government: 'सरकारी',
    ESIC: 'ESIC',
    'armed forces': 'सेना',
    private: 'प्राइवेट',
    deemed: 'डीम्ड यूनिवर्सिटी',
  },
  loading: loading('कॉलेज'),
  inFinder: 'इसकी सभी सीटें देखें',
  askCollege: 'हमें पता नहीं। लिस्ट में डालने से पहले कॉलेज से पूछें।',
  perMonth: (rupees) => `${rupees} महीना`,
  unknownValue: 'पता नहीं',

  facts: 'एक नज़र में',
  terms: {
    kind: 'प्रकार',
    city: 'शहर',
    state: 'राज्य',
    intake: 'कुल सीटें (हर साल)',
    website: 'ऑफिशियल साइट',
    bond: 'सेवा बॉन्ड',
    stipend: 'PG स्टाइपेंड, पहला साल',
    hostel: 'हॉस्टल',
  },
  intakeOf: (seats, exam) => `NEET ${exam} की लिस्ट में ${seats}`,
  intakeOfCourse: (seats, course) => `सभी कोटा मिलाकर ${course} की ${seats} सीटें`,
  intakeOfAll: (seats) => `सभी कोर्स में ${seats}`,
  intakeAtLeast: (seats) => `${seats} या ज़्यादा`,
  noBond: 'नहीं',
  bond: (years, penalty) =>
    `${years} साल का बॉन्ड${penalty === undefined ? ' (जुर्माना पता नहीं)' : `, या ${penalty} दें`}`,
  hostel: ({ women, men }) => {
    if (women && men) return 'महिलाओं और पुरुषों के लिए';
    if (women) return 'महिलाओं के लिए';
    return men ? 'पुरुषों के लिए' : 'नहीं';
  },
  perYear: (rupees) => `साल में ${rupees}`,

  ranks: 'ओपनिंग और क्लोजिंग रैंक',
  ranksHint: 'MCC काउंसलिंग में यह सीट पाने वाली पहली और आखिरी रैंक।',
  ranksFrom: (publishers) => `हर राउंड के बाद ${publishers} ने ये रैंक निकालीं।`,
  ranksNew: (rounds) => `इन राउंड में सिर्फ़ नई दी गई सीटें हैं, अपनी सीट पर बने रहने वाले नहीं: ${rounds}।`,
  noRanks: 'अभी पिछली क्लोजिंग रैंक नहीं हैं',
  noRanksHint: 'यह कॉलेज नया है, या इसकी सीटें राज्य की काउंसलिंग भरती है।',
  otherExam: (exam) => `आपकी रैंक NEET ${exam} की है, इसलिए यहाँ नहीं दिखती।`,
  program: 'कोर्स',
  quota: 'कोटा',
  seat: 'सीट',
  seriesCaption: (program, quota, seat) => `${program}, ${quotaLabel(quota)}, ${seat}`,
  roundName: roundInHindi,
  roundFrom: (round, year) => `${roundInHindi(round)} (${year} से)`,
  round: (year, round) => `${year}, ${roundInHindi(round)}`,

  seats: 'सीटें और फीस',
  onlyExam: (exam) => `सिर्फ़ NEET ${exam} की सीटें`,
  overBudget: 'आपके बजट से ज़्यादा',
  noSeats: 'कोई सीट नहीं लिखी है',
  feesUnknown: 'फीस हमें पता नहीं। लिस्ट में डालने से पहले कॉलेज से पूछें।',
  columns: {
    program: 'कोर्स',
    quotaName: 'कोटा',
    access: 'किसे मिल सकती है',
    seats: 'सीटें',
    fee: 'साल की फीस',
  },
  access: {
    everyone: 'किसी को भी',
    domicile: 'स्टेट कोटा',
    study: 'वहीं के स्कूलों के छात्र (PG, MDS: वहीं की यूनिवर्सिटी)',
    esi: 'सिर्फ़ ESI बीमा वाले कर्मचारियों की संतान',
    'armed-forces': 'सिर्फ़ सैनिकों की संतान और विधवाएँ',
    service: 'पहले सेना, फिर दूसरे लोग, 5 साल के बॉन्ड के साथ',
    community: 'सिर्फ़ माइनॉरिटी समुदाय',
    nri: 'NRI और NRI स्पॉन्सर वाले छात्र',
    alumni: 'उसी यूनिवर्सिटी के छात्र',
  },
  womenOnly: (access) => `सिर्फ़ महिलाएँ · ${access}`,
  ownSelection: 'कॉलेज खुद चुनता है: MCC में रजिस्ट्रेशन, फिर उसका टेस्ट और इंटरव्यू',

  failed: notLoaded('यह कॉलेज'),
  failedHint: checkConnection,
  again: 'फिर कोशिश करें',
  notOffered: 'यह पेज उपलब्ध नहीं है',
  notOfferedHint: 'इस सर्वर पर कॉलेजों के पेज नहीं हैं।',
  missing: 'इस कोड का कोई कॉलेज नहीं है',
  missingHint: (code) => `कोड ${code} का कोई कॉलेज हमें पता नहीं।`,
  home: 'होम पेज पर जाएँ',
} satisfies Texts<typeof english.content>;
