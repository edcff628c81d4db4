import { plural, type Texts } from '@seatwise/flows/shared';
import { placeName } from './places.hi.ts';
import { tierName } from './tierName.hi.ts';
import type * as english from './verdict.ts';

const places = (count: number): string => plural(count, { one: '# कॉलेज', other: '# कॉलेजों' });

const course = (name: string, ofGovernment: boolean): string =>
  ofGovernment ? `सरकारी ${name}` : name;

export const content = {
  title: 'एक नज़र में',
  chances: (counts) =>
    counts.map(({ tier, count }) => `${places(count)} में ${tierName(tier)}`).join(', '),
  course: (name, ofGovernment, chances) => `MCC से ${course(name, ofGovernment)}: ${chances}।`,
  branches: (counts) =>
    `MCC से: ${counts.map(({ tier, count }) => `${plural(count, { other: '# ब्रांच' })} में ${tierName(tier)}`).join(', ')}।`,
  noBranch: 'MCC से: किसी ब्रांच में 30% चांस भी नहीं है।',
  noCourse: (name, ofGovernment, shortBy) =>
    `MCC से ${course(name, ofGovernment)} नहीं: आप लगभग ${shortBy} रैंक पीछे हैं`,
  nearest: (rank, list) => ` (${list && `${list} की `}क्लोजिंग रैंक ${rank})`,
  end: '।',
  unlikelyCourse: (name, ofGovernment) =>
    `MCC से ${course(name, ofGovernment)}: किसी कॉलेज में 30% चांस भी नहीं है।`,
  state: (state, share) =>
    `${state ? placeName(state) : 'आपके राज्य'} की ${share}% सरकारी सीटें राज्य की अपनी काउंसलिंग से मिलती हैं; वहाँ आपका चांस बेहतर हो सकता है।`,
  ofState: (state, authority, isOpenOnly) =>
    `${placeName(state)} की अपनी काउंसलिंग (${authority})${isOpenOnly ? ', हर कैटेगरी के लिए यानी ओपन सीटों में' : ''}: `,
  stateChances: (chances, rank, list) =>
    `सरकारी कॉलेजों की सीटें: ${chances}; आखिरी सीट${list && ` ${list} में`} रैंक ${rank} पर मिली।`,
  noStateChance: (rank, list) =>
    `किसी सरकारी कॉलेज में 30% चांस भी नहीं है; आखिरी सीट${list && ` ${list} में`} रैंक ${rank} पर मिली।`,
  stateClosed: (ahead, all, list) =>
    `${plural(all, { one: '# सरकारी कॉलेज', other: '# सरकारी कॉलेजों' })} में से ${ahead} की क्लोजिंग रैंक से आप आगे हैं (${list})। एक साल की लिस्ट से चांस नहीं बताया जा सकता।`,
  stateMerit: 'यहाँ राज्य की रैंक चलती है। उसकी पिछली राज्य रैंक और मार्क्स इन नतीजों में हैं।',
  noLists: (state, share, authority) =>
    `${placeName(state)} की ${share}% सरकारी सीटें राज्य की अपनी काउंसलिंग से मिलती हैं${authority && ` (${authority})`}। उसकी लिस्ट हमारे पास नहीं है।`,
  categoryMayChange: 'राज्य में आपकी कैटेगरी से यह बदल सकता है:',
  sayCategory: (state) => `${placeName(state)} की अपनी कैटेगरी बताएँ`,
  sayState: 'अपना राज्य बताएँ',
  budget: (budget, within, total) =>
    `${budget} सालाना तक: चांस वाले ${places(total)} में से ${within || 'एक भी नहीं'}।`,
  unknown: (count) =>
    `${plural(count, { one: '# और कॉलेज', other: '# और कॉलेजों' })} की फीस हमें पता नहीं।`,
  noFees: (budget, count) =>
    `${budget} सालाना तक: चांस वाले ${places(count)} में से किसी की फीस हमें पता नहीं।`,
  next: (name, ofGovernment, chances) => `${course(name, ofGovernment)}: ${chances}।`,
  noNext: (name, ofGovernment, shortBy) =>
    `${course(name, ofGovernment)} भी नहीं: आप लगभग ${shortBy} रैंक पीछे हैं।`,
  nextLoading: (name) => `${name}: कॉलेज गिने जा रहे हैं…`,
  repeat: (name, rank) => `दोबारा परीक्षा दें तो लगभग ${rank} रैंक पर ${name} का अच्छा चांस है।`,
} satisfies Texts<typeof english.content>;
