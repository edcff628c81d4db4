import { plural, type Texts } from '@seatwise/flows/shared';
import type { content as english } from './collegeStanding.ts';

export const content: Texts<typeof english> = {
  title: 'यहाँ आपकी रैंक',
  ask: 'इन सीटों से तुलना के लिए अपनी रैंक लिखें।',
  count: (seats) => plural(seats, { other: '# सीटें', one: '# सीट' }),
  seats: 'सीटें, क्लोजिंग रैंक के हिसाब से',
  enough: (authority, enough, seats) =>
    enough === seats
      ? `${authority} से: आपकी रैंक यहाँ ${plural(seats, { one: 'उस # सीट', other: 'उन सभी # सीटों' })} के लिए काफ़ी थी जो आप ले सकते हैं।`
      : `${authority} से: आप यहाँ ${seats} सीटें ले सकते हैं। आपकी रैंक उनमें से ${enough} के लिए काफ़ी थी।`,
  notEnough: (authority, ranks) =>
    `${authority} से: आपकी रैंक यहाँ काफ़ी नहीं थी। जो सीट आप ले सकते हैं, उनमें सबसे आसान भी ${ranks} रैंक पहले भर गई।`,
  ofState: (authority) => `${authority} की सीटें इसी पेज पर नीचे हैं: उनकी क्लोजिंग रैंक अलग हैं।`,
  toState: 'वहाँ जाएँ',
  none: 'MCC से: यहाँ ऐसी किसी सीट की क्लोजिंग रैंक हमें नहीं पता, जो आप पक्का ले सकते हैं।',
  measure: 'मुख्य राउंड की क्लोजिंग रैंक के हिसाब से। इस साल फ़र्क हो सकता है।',
  all: (seats) => plural(seats, { one: '# सीट', other: 'सभी # सीटें जो आप ले सकते हैं' }),
  depending: (seats) =>
    plural(seats, {
      one: '# और सीट, सिर्फ़ कुछ छात्रों के लिए',
      other: '# और सीटें, सिर्फ़ कुछ छात्रों के लिए',
    }),
  answer: 'सवालों के जवाब दें: इनमें से कौन सी आपकी हैं',
  fields: {
    rank: (exam) => `आपकी NEET ${exam} रैंक (AIR)`,
    noRank: 'पूरी संख्या लिखें, जैसे 45,210।',
    category: 'कैटेगरी',
  },
};
