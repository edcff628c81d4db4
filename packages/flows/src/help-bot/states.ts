import type { StateName } from '@seatwise/api-client/contract/constants/applicant';

/** The names that students use for the states. */
const names: Partial<Readonly<Record<StateName, string>>> = {
  'Andhra Pradesh': 'andhra',
  'Arunachal Pradesh': 'arunachal',
  Assam: 'assam',
  Bihar: 'bihar',
  Chandigarh: 'chandigarh',
  Chhattisgarh: 'chh?att?isgarh|cg',
  Goa: 'goa',
  Gujarat: 'gujarat',
  Haryana: 'haryana',
  'Himachal Pradesh': 'himachal|hp',
  'Jammu and Kashmir': 'jammu|kashmir|jk',
  Jharkhand: 'jharkhand',
  Karnataka: 'karnataka',
  Kerala: 'kerala',
  Ladakh: 'ladakh',
  'Madhya Pradesh': 'mp|madhya pradesh',
  Maharashtra: 'maharashtra',
  Manipur: 'manipur',
  Meghalaya: 'meghalaya',
  Mizoram: 'mizoram',
  Nagaland: 'nagaland',
  Odisha: 'odisha|orissa',
  Puducherry: 'pud[du]u?cherry|pondicherry',
  Punjab: 'punjab',
  Rajasthan: 'rajasthan',
  Sikkim: 'sikkim',
  'Tamil Nadu': 'tamil ?nadu|tn',
  Telangana: 'telangana',
  Tripura: 'tripura',
  Uttarakhand: 'uttarakhand',
  'Uttar Pradesh': 'uttar pradesh',
  'West Bengal': '(west )?bengal|wb',
};

/** The counselling authorities of single states, by their unambiguous names; without MCC. */
const authorities: Partial<Readonly<Record<StateName, string>>> = {
  'Andhra Pradesh': 'ntruhs|ysruhs',
  Bihar: 'bceceb?',
  Chhattisgarh: 'cgdme',
  Gujarat: 'acpugmec|acppgmec|medadm\\w*',
  Haryana: 'uhsr',
  'Himachal Pradesh': 'amruhp?',
  'Jammu and Kashmir': 'jkbopee|bopee',
  Jharkhand: 'jceceb?',
  Karnataka: 'kea',
  Kerala: 'cee kerala|keam',
  'Madhya Pradesh': 'mpdme',
  Maharashtra: 'cet cell|cetcell',
  Odisha: 'ojee',
  Puducherry: 'centac',
  Punjab: 'bfuhs',
  Telangana: 'kn?ruhs',
  Uttarakhand: 'hnbumu',
  'Uttar Pradesh': 'upneet|dgme',
  'West Bengal': 'wbmcc',
};

/** Names that several states use for their authority. */
const anyAuthority = 'dme|dmer|selection committee|state (authority|committee)';

/** A state without its name, in questions that only concern its counselling. */
const someState =
  'states? (ka|ki|ke) (paisa|paise|deposit|security|refund)|state (counsell?ing (ka |ki |ke )?)?(deposit|refund|security|paisa|paise|fees?)|(state|rajya) (\\w+ ){0,2}counsell?ing (\\w+ ){0,2}(kab|when|dates?|schedule|start\\w*|shuru|last|deadline|tar(ee|i)kh|kaha\\w*|where|website|link)|(kab|when|dates?|schedule|start\\w*|last|deadline|regist\\w*|apply|where|who) (\\w+ ){0,4}(state|rajya) (\\w+ )?counsell?ing';

/** «up» means Uttar Pradesh only before certain words, because it is an English word too. */
const up =
  'up (k[aei]|me|mein|mai|main|state|counsell?ing|neet|ug|pg|quota|domicile|mbbs|bds|govt?|government|walo|wale|seats?|admission|regist\\w*|round|dgme)|(of|in|for) up';
const idioms = '(mop|sign|set|give|back|end|pick|log|show|start|open) up';

/** Words about counselling, not about the state's colleges or bonds. */
const ofCounselling =
  'counsell?ing|kab|when|dates?|schedule|deadline|last|tar(ee|i)kh|start\\w*|shuru|regist\\w*|apply|form|seats?|admission|domicile|rounds?|results?|allotments?|merit list|web ?site|site|portal|link|deposits?|refund\\w*|security|wapas|money|paisa|paise|exit|resign\\w*|leave|chh?od\\w*|join\\w*|forfeit\\w*|lose';

const anyOf = (words: Partial<Readonly<Record<StateName, string>>>): string =>
  Object.values(words).join('|');

/**
 * Matches a question about a state's counselling, which MCC's dates, sums and rules do not cover. A
 * question that names MCC or the All India Quota is about MCC.
 */
export const asksAState = new RegExp(
  `^(?!.*\\b(?:mcc|all india|aiq)\\b)(?:.*\\b(?:${anyOf(authorities)}|${anyAuthority})\\b|(?=.*\\b(?:${anyOf(names)}|${someState})\\b|(?!.*\\b${idioms}\\b).*\\b(?:${up})\\b).*\\b(?:${ofCounselling})\\b)`,
);

/** Matches a question that names MCC and a state's counselling. */
export const namesBoth = new RegExp(
  `^(?=.*\\b(?:mcc|all india|aiq)\\b).*\\b(?:states?|rajya|${anyOf(authorities)}|${anyAuthority}|${anyOf(names)})\\b`,
);

const patterns = [
  ...Object.entries(authorities),
  ...Object.entries(names),
  ['Uttar Pradesh', `^(?!.*\\b${idioms}\\b).*\\b(?:${up})`] as const,
].map(([state, words]) => [state as StateName, new RegExp(`\\b(?:${words})\\b`)] as const);

/** The state that normalised words name, directly or through its authority. */
export const stateIn = (words: string): StateName | undefined =>
  patterns.find(([, pattern]) => pattern.test(words))?.[0];
