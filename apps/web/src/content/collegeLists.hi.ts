import { plural, type Texts } from '@seatwise/flows/shared';
import { quotaLabel } from './places.hi.ts';
import type * as english from './collegeLists.ts';

const colleges = (count: number): string => plural(count, { other: '# कॉलेज' });

export const content = {
  heading: {
    state: (name) => `${name} के मेडिकल कॉलेज`,
    course: (name) => `भारत के ${name} कॉलेज`,
  },
  title: (heading) => `${heading}: साल-दर-साल क्लोजिंग रैंक | Seatwise`,
  description: {
    state: (name, count, publishers) =>
      `${name} के ${colleges(count)} और सीट पाने वाली आखिरी ऑल इंडिया रैंक: कोर्स, कोटा, कैटेगरी और साल के हिसाब से। ${publishers} की लिस्टों से।`,
    course: (name, count, publishers) =>
      `${name} सीटों वाले ${colleges(count)} और सीट पाने वाली आखिरी ऑल इंडिया रैंक: कोटा, कैटेगरी और साल के हिसाब से। ${publishers} की लिस्टों से।`,
  },
  subtitle: (count) => `${colleges(count)}, और उनकी पिछली क्लोजिंग रैंक।`,
  checkRank: 'मेरी रैंक पर क्या मिलेगा',
  search: 'कॉलेज या शहर',
  found: (count) => `${colleges(count)} मिले`,
  course: 'कोर्स',
  quota: 'कोटा',
  category: 'कैटेगरी',
  quotaOf: (publisher, quota) => `${publisher}: ${quotaLabel(quota)}`,
  label: (seats) => `क्लोजिंग रैंक: ${seats}`,
  publishedBy: 'ऑल इंडिया रैंक, लिस्ट किसकी:',
  college: 'कॉलेज',
  none: '–',
  note: 'उस राउंड तक सीट पाने वाली आखिरी ऑल इंडिया रैंक। “–”: उस साल की लिस्ट में नहीं है। PwD सीटें हर कॉलेज के पेज पर हैं।',
  asOfBuild:
    'इन पेजों पर वे लिस्टें हैं जो Seatwise के इस वर्ज़न के साथ आईं। बाद में निकली लिस्ट पहले प्रेडिक्शन में दिखती है।',
  pages: 'कॉलेजों के पेज',
  nothingFound: 'कोई कॉलेज नहीं मिला',
  nothingFoundHint: 'नाम छोटा करके या शहर लिखकर देखें। या दूसरा कोटा चुनें: AIIMS “ओपन सीट कोटा” में हैं।',
  clear: 'खोज हटाएँ',
  all: 'सभी राज्य और कोर्स',

  byState: 'राज्य के हिसाब से',
  byCourse: 'कोर्स के हिसाब से',
  lead: 'हर कॉलेज पिछली बार किस रैंक पर बंद हुआ, सरकारी लिस्टों से। मुफ़्त, बिना अकाउंट के।',
  entry: (name, count) => `${name} (${count})`,
} satisfies Texts<typeof english.content>;
