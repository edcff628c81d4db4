import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { RuleSourceName } from './sources.ts';

/** The rounds of a season, in order. */
export const rounds = ['1', '2', '3', 'stray'] as const;
export type Round = (typeof rounds)[number];

/** The aspects of a round that MCC rules on, and the values that each rule can have. */
export interface RuleValues {
  readonly registration: 'open' | 'again-after-round-2' | 'closed' | 'without-seat';
  /** The cost of not joining an allotted seat. */
  readonly notJoining: 'free' | 'deposit' | 'deposit-and-season' | 'deposit-and-debarment';
  readonly resignation:
    | 'free-in-window'
    | 'free-if-not-upgraded'
    | 'deposit'
    | 'none-if-not-upgraded'
    | 'none';
  readonly resignationForm: 'portal-letter';
  /** Whether a student may request a better seat in the next round. */
  readonly upgrade: 'on-request' | 'on-request-or-assumed' | 'awaits-court' | 'none';
  readonly movingUp: 'relieving-letter';
  readonly reservedSeats: 'own-category' | 'converted';
  /** Vacant seats for non-residents and minorities of deemed universities. */
  readonly restrictedSeats: 'own-candidates' | 'open-last';
  readonly states: 'weeded-out';
}
export type RuleAspect = keyof RuleValues;

/** In reading order: the cost of not joining comes first. */
export const ruleAspects = [
  'notJoining',
  'resignation',
  'resignationForm',
  'upgrade',
  'movingUp',
  'registration',
  'reservedSeats',
  'restrictedSeats',
  'states',
] as const satisfies readonly RuleAspect[];

type RoundRules = {
  /** From the newest to the oldest. */
  readonly [Aspect in RuleAspect]?: readonly (readonly [
    value: RuleValues[Aspect],
    source: RuleSourceName,
  ])[];
};

/**
 * The rules of MCC's counselling, each with the report that it is from; a missing row means that we
 * do not know the rule. Rules change each season, so a row says nothing about later seasons.
 */
export const ruleTable: Readonly<Record<Exam, Readonly<Record<Round, RoundRules>>>> = {
  UG: {
    '1': {
      registration: [['open', 'changes2021']],
      notJoining: [
        ['free', 'freeExitUg2025'],
        ['free', 'changes2021'],
      ],
      resignation: [['free-in-window', 'resignation2025']],
      resignationForm: [['portal-letter', 'resignation2025']],
      upgrade: [['on-request', 'changes2021']],
      movingUp: [['relieving-letter', 'joining2021']],
      reservedSeats: [['own-category', 'brochure2023']],
      restrictedSeats: [['own-candidates', 'nriSeats2021']],
    },
    '2': {
      registration: [['open', 'changes2021']],
      notJoining: [
        ['deposit', 'bulletinUg2023'],
        ['deposit', 'changes2021'],
      ],
      resignation: [
        ['free-if-not-upgraded', 'resignationRound2Ug2025'],
        ['free-if-not-upgraded', 'resignationUg2024'],
        ['none-if-not-upgraded', 'resignationUg2022'],
        ['none', 'resignation2021'],
      ],
      resignationForm: [['portal-letter', 'resignationRound2Ug2025']],
      upgrade: [
        ['on-request-or-assumed', 'upgrade2023'],
        ['none', 'changes2021'],
      ],
      movingUp: [['relieving-letter', 'joining2021']],
      reservedSeats: [['own-category', 'brochure2023']],
      restrictedSeats: [['own-candidates', 'nriSeats2021']],
    },
    '3': {
      registration: [['again-after-round-2', 'changes2021']],
      notJoining: [['deposit-and-season', 'strayUg2024']],
      resignation: [['none', 'resignation2021']],
      upgrade: [['none', 'changes2021']],
      reservedSeats: [['converted', 'brochure2023']],
      restrictedSeats: [['open-last', 'nriSeats2021']],
    },
    stray: {
      registration: [
        ['without-seat', 'strayUg2024'],
        ['closed', 'changes2021'],
      ],
      notJoining: [['deposit-and-debarment', 'strayUg2024']],
      resignation: [['none', 'strayUg2025']],
      upgrade: [['none', 'changes2021']],
      states: [['weeded-out', 'strayUg2025']],
    },
  },
  PG: {
    '1': {
      registration: [['open', 'changes2021']],
      notJoining: [
        ['free', 'changes2021'],
        ['free', 'freeExit2020'],
      ],
      resignation: [['free-in-window', 'resignationPg2022']],
      resignationForm: [
        ['portal-letter', 'resignationPg2024'],
        ['portal-letter', 'resignationPg2022'],
      ],
      upgrade: [['on-request', 'changes2021']],
      movingUp: [['relieving-letter', 'joining2021']],
      restrictedSeats: [['own-candidates', 'nriSeats2021']],
    },
    '2': {
      registration: [['open', 'changes2021']],
      notJoining: [
        ['deposit', 'changes2021'],
        ['deposit', 'freeExit2020'],
      ],
      resignation: [
        ['deposit', 'resignationPg2024'],
        ['none-if-not-upgraded', 'resignationPg2022'],
        ['none', 'resignation2021'],
      ],
      resignationForm: [['portal-letter', 'resignationPg2024']],
      upgrade: [
        ['awaits-court', 'upgradePg2025'],
        ['on-request', 'upgradePg2024'],
        ['none', 'changes2021'],
      ],
      movingUp: [['relieving-letter', 'joining2021']],
      restrictedSeats: [['own-candidates', 'nriSeats2021']],
    },
    '3': {
      registration: [['again-after-round-2', 'changes2021']],
      notJoining: [['deposit-and-season', 'round3Pg2025']],
      resignation: [['none', 'resignation2021']],
      upgrade: [['none', 'upgradePg2024']],
      restrictedSeats: [['open-last', 'nriSeats2021']],
    },
    stray: {
      registration: [
        ['without-seat', 'strayEligibilityPg2024'],
        ['closed', 'changes2021'],
      ],
      notJoining: [['deposit-and-debarment', 'strayPg2024']],
      upgrade: [['none', 'upgradePg2024']],
      states: [['weeded-out', 'strayPg2024']],
    },
  },
  MDS: {
    '1': { notJoining: [['free', 'freeExit2020']] },
    '2': { notJoining: [['deposit', 'freeExit2020']] },
    '3': {},
    stray: {},
  },
};
