import { loading, notLoaded, notSaved, plural, type Texts } from '@seatwise/flows/shared';
import type * as english from './applicant.ts';
import { placeName } from './places.hi.ts';

export const content = {
  heading: 'मेरे लायक सीटें',
  intro:
    'जो सीटें आपको नहीं मिल सकतीं, उन्हें हम छिपा देते हैं। कोई भी सवाल छोड़ सकते हैं। यह फ़ॉर्म कोई और नहीं देखता। काउंसलर आपके पिछले प्रेडिक्शन की रैंक और कैटेगरी देखते हैं। अकाउंट हटाने पर आपके जवाब भी हट जाते हैं।',
  withheld: 'बताना नहीं चाहते',
  yes: 'हाँ',
  no: 'नहीं',
  questions: {
    nationality: {
      label: 'नागरिकता',
      why: '4 मार्च 2021 या बाद के OCI कार्ड और विदेशी पासपोर्ट पर सिर्फ़ NRI सीटें मिलती हैं।',
    },
    homeState: {
      label: 'होम स्टेट',
      why: 'स्टेट कोटा डोमिसाइल पर मिलता है। दिल्ली की सीटें स्कूल या यूनिवर्सिटी से मिलती हैं, घर से नहीं।',
    },
    schooling: {
      label: '11वीं और 12वीं',
      why: 'DU और IP कोटा दिल्ली के स्कूलों के छात्रों के लिए हैं; B.Sc Nursing Delhi NCR पूरे NCR के लिए।',
    },
    category: {
      label: 'आरक्षण की कैटेगरी',
      why: 'OBC का मतलब केंद्र की लिस्ट का OBC-NCL है। सिर्फ़ राज्य की लिस्ट में हैं? जनरल चुनें, नहीं तो रिपोर्टिंग में सीट चली जाएगी।',
    },
    gender: { label: 'जेंडर', why: 'कुछ कॉलेज सिर्फ़ महिलाओं के लिए हैं।' },
    pwd: {
      label: 'सर्टिफिकेट वाली दिव्यांगता (PwD)',
      why: 'PH सीटों के लिए UDID कार्ड, शपथ-पत्र और तय बोर्ड का सर्टिफिकेट चाहिए।',
    },
    minority: {
      label: 'माइनॉरिटी समुदाय',
      why: 'कुछ कॉलेज मुस्लिम या जैन छात्रों के लिए सीटें रखते हैं।',
    },
    esi: {
      label: 'ESI बीमा वाले कर्मचारी की संतान',
      why: 'ESI कॉलेज इनके लिए सीटें रखते हैं।',
    },
    armedForces: {
      label: 'सेना का परिवार या सेवा',
      why: 'CW सीटें सैनिकों के बच्चों और विधवाओं के लिए हैं। AFMC अपने छात्र खुद चुनता है: MCC में रजिस्ट्रेशन, फिर उसका टेस्ट और इंटरव्यू।',
    },
    nri: {
      label: 'NRI, या NRI स्पॉन्सर',
      why: 'NRI कोटा इनके लिए है। राउंड 3 से खाली NRI सीटें कोई भी चुन सकता है।',
    },
    alumniOf: {
      label: 'आपकी यूनिवर्सिटी',
      why: 'AMU, BHU, जामिया, DU और IP अपने छात्रों के लिए सीटें रखते हैं।',
    },
    budgetPerYear: {
      label: 'साल में कितनी फीस दे सकते हैं, रुपये में',
      why: 'इससे महँगी सीटों पर हम निशान लगाते हैं।',
    },
  },
  ofState: {
    title: (state, authority) => `${placeName(state)} की अपनी काउंसलिंग (${authority})`,
    own: 'क्या राज्य आपको अपने यहाँ का मानता है?',
    category: 'राज्य की लिस्ट में कैटेगरी',
    categoryName: ({ hi }, isOpen) => (isOpen ? 'जनरल' : hi),
    categoryWhy: 'यह केंद्र वाली कैटेगरी से अलग हो सकती है।',
    claims: 'वहाँ आप पर क्या लागू है',
  },
  byExam: {
    UG: {
      alumniOf: {
        label: 'AMU या जामिया का स्कूल',
        why: 'AMU और जामिया अपने छात्रों के लिए सीटें रखते हैं।',
      },
    },
    further: {
      homeState: {
        label: 'होम स्टेट',
        why: 'आपके राज्य की काउंसलिंग बताने के लिए। PG की कोई सीट सिर्फ़ होम स्टेट से नहीं मिलती (सुप्रीम कोर्ट, जनवरी 2025)।',
      },
      armedForces: {
        label: 'सेना का परिवार या सेवा',
        why: 'AFMS सीटें: पहले सैनिक। दूसरों को भी मिल सकती हैं (Priority V), 5 साल के सेवा बॉन्ड के साथ।',
      },
      alumniOf: {
        label: 'आपके MBBS या BDS की यूनिवर्सिटी',
        why: 'इनकी PG और MDS की आधी सीटें अपने ही ग्रेजुएट के लिए हैं: DU, IP, AMU, BHU, जामिया।',
      },
    },
  },
  nationalities: {
    Indian: 'भारतीय',
    NRI: 'विदेश में रहने वाले भारतीय (NRI)',
    'OCI before 2021-03-04': '4 मार्च 2021 से पहले का OCI कार्ड',
    'OCI since 2021-03-04': '4 मार्च 2021 या बाद का OCI कार्ड',
    foreign: 'विदेशी',
  },
  schoolings: {
    Delhi: 'दिल्ली (NCT) में',
    NCR: 'NCR में, दिल्ली के बाहर',
    elsewhere: 'दिल्ली और NCR के बाहर',
  },
  genders: { M: 'पुरुष', F: 'महिला', O: 'अन्य' },
  minorities: { none: 'कोई नहीं', Muslim: 'मुस्लिम', Jain: 'जैन', other: 'अन्य' },
  universities: {
    none: 'इनमें से कोई नहीं',
    AMU: 'अलीगढ़ मुस्लिम यूनिवर्सिटी (AMU)',
    BHU: 'बनारस हिंदू यूनिवर्सिटी (BHU)',
    DU: 'दिल्ली यूनिवर्सिटी (DU)',
    IP: 'IP यूनिवर्सिटी, दिल्ली',
    Jamia: 'जामिया मिल्लिया इस्लामिया',
  },
  edit: 'जवाब बदलें',
  start: 'सवालों के जवाब दें',
  open: 'पहले इनके जवाब दें:',
  moreOpen: (count) => plural(count, { other: '# और' }),
  save: 'जवाब सेव करें',
  saving: 'सेव हो रहा है…',
  unsaved: 'आपके बदलाव अभी सेव नहीं हुए हैं। सेव करने तक वे इसी टैब में रहेंगे।',
  seeColleges: 'मेरे कॉलेज देखें',
  saved: 'आपके जवाब सेव हो गए। कॉलेज की खोज और प्रेडिक्शन अब इन्हीं से चलेंगे।',
  saveFailed: notSaved('आपके जवाब'),
  loading: loading('आपके जवाब'),
  loadFailed: notLoaded('आपके जवाब'),

  only: 'सिर्फ़ मेरे लायक सीटें',
  answers: 'आपके जवाब',

  claims: {
    title: 'इनमें से आप पर क्या लागू है?',
    esi: 'ESI?',
    nri: 'NRI?',
    minority: 'माइनॉरिटी?',
    hide: 'दूसरों की सीटें छिपाएँ',
    hidden: (count) => plural(count, { one: '# सीट छिपी', other: '# सीटें छिपी' }),
    undo: 'वापस लें',
  },
  groups: {
    onlyIf: (claims, count) =>
      `सिर्फ़ तब, अगर आप पर लागू हो: ${claims} · ${plural(count, { other: '#' })}`,
    notOpen: (count) => `आपके लिए नहीं · ${plural(count, { other: '#' })}`,
    more: (count) => plural(count, { other: '# और दिखाएँ' }),
    claims: {
      esi: 'ESI',
      nri: 'NRI',
      community: 'माइनॉरिटी',
      'women-only': 'महिला',
      'armed-forces': 'सेना का परिवार',
      domicile: 'राज्य की निवासी',
      schooling: 'दिल्ली का स्कूल',
      alumni: 'उसी यूनिवर्सिटी की पढ़ाई',
      category: 'उसी कैटेगरी की',
      pwd: 'PwD',
      'own-selection': 'AFMC का चयन',
    },
  },
} satisfies Texts<typeof english.content>;
