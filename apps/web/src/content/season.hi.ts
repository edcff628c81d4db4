import { plural, type Texts } from '@seatwise/flows/shared';
import type * as english from './season.ts';

const notes: Readonly<Record<string, string>> = {
  'UG 2026': '3 मई 2026 की परीक्षा 12 मई को रद्द हुई और 21 जून को फिर से हुई।',
};

export const content = {
  heading: 'इस साल की काउंसलिंग',
  next: {
    heading: 'अगला कदम',
    caption: (exam, season) => `NEET ${exam} ${season ?? ''}`.trim(),
    until: (title, date) => `${title}: ${date}`,
    left: (days) => (days === 0 ? 'आज' : plural(days, { other: '# दिन बाकी' })),
    revised: (date) => `शेड्यूल ${date} को बदला`,
    openSchedule: 'शेड्यूल खोलें',
    handIn: (sites) =>
      `जो लिस्ट आपने लॉक की, वह सिर्फ़ Seatwise में है: ${sites} पर रजिस्ट्रेशन करें, पैसे जमा करें और वहाँ भी लॉक करें।`,
    steps: {
      answer: {
        title: 'बताएँ, आपको कौन सी सीटें मिल सकती हैं',
        text: 'कुछ सवालों के जवाब दें। फिर वे सीटें छिप जाएँगी, जो आपको नहीं मिल सकतीं।',
        action: 'सवालों के जवाब दें',
      },
      list: {
        title: 'अपनी चॉइस लिस्ट शुरू करें',
        text: 'अपनी रैंक के कॉलेज खोजें और अपने क्रम में जोड़ें।',
        action: 'मेरे कॉलेज खोजें',
      },
      lock: {
        title: (list) => (list ? `“${list}” लॉक करें` : 'चॉइस लिस्ट जाँचें और लॉक करें'),
        text: (sites) => `पहले इससे एक सीज़न की प्रैक्टिस करें। फिर इसे ${sites} पर भरें और लॉक करें।`,
        action: 'मेरी लिस्ट खोलें',
      },
      dates: {
        title: (list) => (list ? `“${list}” तैयार रखें` : 'अपनी चॉइस लिस्ट तैयार रखें'),
        text: 'आगे की कोई तारीख हमें नहीं पता। अगली तारीख आने पर अपनी लिस्ट लॉक करें।',
        action: (sites) => `${sites} पर तारीखें देखें`,
      },
      register: {
        title: (sites) => `${sites} पर रजिस्ट्रेशन करें और पैसे जमा करें`,
        text: (sites) =>
          `आपकी लिस्ट सिर्फ़ Seatwise में लॉक है: ${sites} पर रजिस्ट्रेशन करें, पैसे जमा करें और वहाँ भी लॉक करें। फिर डॉक्यूमेंट तैयार करें।`,
        action: 'रजिस्ट्रेशन और पेमेंट करें',
      },
    },
  },
  seats: {
    heading: 'आपकी सीटें',
    caption: (list, seats) => (seats ? `“${list}”: ${seats}` : `“${list}”`),
    seat: (place, name) => `${place}. ${name}`,
    unknown: (seats) => `क्लोजिंग रैंक पता नहीं: ${seats}।`,
    all: (count) => plural(count, { one: 'चॉइस देखें', other: 'सभी # चॉइस देखें' }),
    empty: 'अभी कोई चॉइस नहीं',
    hint: 'कॉलेज जोड़ें। फिर यहाँ दिखेगा, आपकी रैंक कहाँ तक पहुँचती है।',
    add: 'कॉलेज जोड़ें',
  },
  now: (exam, season) => `यह NEET ${exam} ${season} का सीज़न है। ${notes[`${exam} ${season}`] ?? ''}`,
  profile: {
    title: 'आपके बारे में',
    done: 'हो गया। आप अपने जवाब बदल सकते हैं।',
    open: 'बताएँ, कौन सी सीटें मिल सकती हैं।',
  },
  lists: {
    title: 'चॉइस लिस्ट',
    offline: 'अपनी लिस्ट खोलें। वे ऑफ़लाइन भी चलती हैं।',
    none: 'अभी कोई लिस्ट नहीं। एक शुरू करें: यह मुफ़्त है।',
    some: (count, locked) => `${plural(count, { other: '# लिस्ट' })} · ${locked} लॉक`,
  },
  practice: {
    title: 'प्रैक्टिस राउंड',
    text: 'देखें, आपकी लिस्ट से हर राउंड में क्या मिलता।',
  },
  documents: 'कॉलेज ले जाने के डॉक्यूमेंट',
  ready: (ready, needed) => `${needed} में से ${ready} तैयार`,
  complete: 'सब तैयार',
  documentsNote: 'आपके टिक इसी डिवाइस पर रहते हैं। यह लिस्ट आपके जवाबों से बनती है। अपने कॉलेज की लिस्ट भी देखें।',
  ofState: {
    category: (authority, category) => `${authority}: आपकी कैटेगरी का प्रमाण (${category})`,
    claim: (authority, claim) => `${authority}: इस बात का प्रमाण (${claim})`,
    own: (authority, who) => `${authority}: ये सीटें आपको मिल सकती हैं, इसका प्रमाण। ${who}`,
    list: (authority) => `${authority} के डॉक्यूमेंट की अपनी लिस्ट है:`,
  },
  names: {
    'admit-card': 'परीक्षा का एडमिट कार्ड',
    'rank-letter': 'रिजल्ट या रैंक लेटर',
    birth: 'जन्म तिथि का प्रमाण, जैसे 10वीं का सर्टिफिकेट',
    'class-12': '12वीं का सर्टिफिकेट और मार्कशीट',
    identity: 'पहचान का प्रमाण, जैसे आधार, PAN या पासपोर्ट',
    photos: 'पासपोर्ट साइज़ फ़ोटो, वही जो फ़ॉर्म में है',
    'allotment-letter': 'अलॉटमेंट लेटर (रिजल्ट के बाद मिलता है)',
    degree: 'डिग्री सर्टिफिकेट और मार्कशीट',
    internship: 'इंटर्नशिप पूरी होने का सर्टिफिकेट',
    registration: 'काउंसिल का स्थायी या प्रोविजनल रजिस्ट्रेशन',
    obc: 'OBC-NCL सर्टिफिकेट (केंद्र की लिस्ट), इसी वित्तीय साल का (1 अप्रैल से 31 मार्च)',
    caste: 'जाति या जनजाति का सर्टिफिकेट',
    ews: 'आय और संपत्ति का सर्टिफिकेट (EWS), इसी वित्तीय साल का (1 अप्रैल से 31 मार्च)',
    disability: 'UDID कार्ड, खुद सत्यापित शपथ-पत्र, और तय मेडिकल बोर्ड का सर्टिफिकेट',
    nri: 'NRI के डॉक्यूमेंट: पासपोर्ट, दूतावास का सर्टिफिकेट, स्पॉन्सरशिप',
    esi: 'ESI वार्ड सर्टिफिकेट',
    'armed-forces': 'सेना का प्रायोरिटी सर्टिफिकेट',
    minority: 'माइनॉरिटी सीटों के लिए समुदाय का सर्टिफिकेट',
  },
} satisfies Texts<typeof english.content>;
