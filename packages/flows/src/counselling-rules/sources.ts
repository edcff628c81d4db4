import type { Exam } from '@seatwise/api-client/contract/constants/counselling';

/** A report of a rule; MCC's own bulletins of past seasons are not on the web for good. */
export interface RuleSource {
  readonly publisher: string;
  readonly url: string;
  /** The day of the report, as `2025-11-15`. */
  readonly published: string;
  /** The counsellings that it is about, and the year of their exam. */
  readonly exams: readonly Exam[];
  readonly season: number;
}

const source = (
  exams: readonly Exam[],
  season: number,
  published: string,
  publisher: string,
  url: string,
): RuleSource => ({ exams, season, published, publisher, url });

export const ruleSources = {
  freeExit2020: source(
    ['PG', 'MDS'],
    2020,
    '2020-04-19',
    'NDTV',
    'https://www.ndtv.com/education/neet-pg-counselling-what-is-free-exit-option-in-neet-pg-counselling-2214337',
  ),
  changes2021: source(
    ['UG', 'PG'],
    2021,
    '2021-12-18',
    'NDTV',
    'https://www.ndtv.com/education/neet-counselling-2021-5-major-changes-mcc-announced-for-years-admission-process',
  ),
  resignation2021: source(
    ['UG', 'PG'],
    2021,
    '2021-12-18',
    'DNA India',
    'https://www.dnaindia.com/education/report-neet-counselling-2021-latest-updates-news-mcc-makes-big-changes-medical-aspirants-need-to-know-aiq-admission-2924642',
  ),
  joining2021: source(
    ['PG'],
    2021,
    '2022-01-27',
    'Tabindia',
    'https://tabindia.org/article/details/58/faqs-regarding-joining-&-upgradation-in-mcc-pg-counseling',
  ),
  nriSeats2021: source(
    ['PG'],
    2021,
    '2022-03-11',
    'NDTV',
    'https://www.ndtv.com/education/neet-pg-2021-counselling-mcc-issues-notice-regarding-conversion-of-unfilled-nri-minority-seats',
  ),
  resignationPg2022: source(
    ['PG'],
    2022,
    '2022-10-03',
    'Edex Live',
    'https://www.edexlive.com/news/2022/oct/03/neet-pg-counselling-2022-mcc-issues-notice-on-resignation-of-round-i-seats-more-details-here-31428.html',
  ),
  resignationUg2022: source(
    ['UG'],
    2022,
    '2022-10-29',
    'Mathrubhumi',
    'https://english.mathrubhumi.com/education/admissions/mcc-ug-round-1-allotment-update-1.7999711',
  ),
  brochure2023: source(
    ['UG'],
    2023,
    '2023-07-19',
    'Republic World',
    'https://www.republicworld.com/education/admissions/neet-counselling-2023-revised-information-brochure-out-registration-begins-on-july-20-articleshow.html',
  ),
  bulletinUg2023: source(
    ['UG'],
    2023,
    '2023-07-19',
    'MCC information bulletin (copy)',
    'https://www.scribd.com/document/662343932/Mcc',
  ),
  upgrade2023: source(
    ['UG'],
    2023,
    '2023-08-20',
    'India.com',
    'https://www.india.com/education/neet-ug-2023-counselling-round-3-registration-choice-filling-mcc-allows-upgradation-in-round-3-key-guidelines-at-mcc-nic-in-6241938/',
  ),
  resignationUg2024: source(
    ['UG'],
    2024,
    '2024-09-27',
    'India TV',
    'https://www.indiatvnews.com/education/higher-studies/neet-ug-2024-medical-authority-allows-round-1-and-2-candidates-to-resign-from-their-seats-read-notice-here-2024-09-27-954271',
  ),
  strayUg2024: source(
    ['UG'],
    2024,
    '2024-10-23',
    'ETV Bharat',
    'https://www.etvbharat.com/en/!bharat/neet-ug-2024-medical-counseling-committee-warning-if-you-fail-to-join-allotted-college-in-stray-round-enn24102302278',
  ),
  resignationPg2024: source(
    ['PG'],
    2024,
    '2024-12-18',
    'Hindustan Times',
    'https://www.hindustantimes.com/education/admissions/round-1-2-resignation-window-for-neet-pg-counselling-2024-open-notice-on-round-3-seats-out-at-mccnicin-101734514423934.html',
  ),
  upgradePg2024: source(
    ['PG'],
    2024,
    '2025-02-01',
    'Edex Live',
    'https://www.edexlive.com/news/2025/Feb/01/mp-neet-pg-counselling-delay-sparks-legal-battle-over-round-3-allotments-demand-for-cancellation-rise',
  ),
  strayPg2024: source(
    ['PG'],
    2024,
    '2025-03-06',
    'Edex Live',
    'https://www.edexlive.com/news/2025/Mar/06/neet-pg-2024-mcc-opens-registration-for-special-stray-vacancy-round-counselling-here-are-all-details',
  ),
  strayEligibilityPg2024: source(
    ['PG'],
    2024,
    '2025-03-06',
    'Zee News',
    'https://zeenews.india.com/education/neet-pg-special-stray-vacancy-registration-2025-begins-tomorrow-at-mcc-nic-in-check-eligibility-and-other-details-here-2868307.html',
  ),
  resignation2025: source(
    ['UG'],
    2025,
    '2025-08-25',
    'Hindustan Times',
    'https://www.hindustantimes.com/education/mcc-neet-ug-counselling-2025-round-1-resignation-process-ends-today-details-here-101756108848122.html',
  ),
  freeExitUg2025: source(
    ['UG'],
    2025,
    '2025-08-30',
    'Hindustan Times',
    'https://www.hindustantimes.com/education/admissions/neet-ug-counselling-2025-round-1-resignation-facility-extended-till-september-3-details-here-101756522911247.html',
  ),
  resignationRound2Ug2025: source(
    ['UG'],
    2025,
    '2025-09-19',
    'The Telegraph',
    'https://www.telegraphindia.com/edugraph/news/mcc-begins-neet-ug-2025-counselling-seat-resignation-for-round-1-and-2-check-deadline/cid/2124075',
  ),
  upgradePg2025: source(
    ['PG'],
    2025,
    '2025-10-18',
    'The Telegraph',
    'https://www.telegraphindia.com/edugraph/news/mcc-revises-seat-upgradation-nri-verification-and-bond-norms-as-neet-pg-counselling-2025-starts/cid/2128386',
  ),
  strayUg2025: source(
    ['UG'],
    2025,
    '2025-11-15',
    'NDTV',
    'https://www.ndtv.com/education/neet-ug-counselling-2025-reporting-for-stray-vacancy-round-begins-on-november-16-check-important-notice-9642027',
  ),
  round3Pg2025: source(
    ['PG'],
    2025,
    '2026-01-16',
    'LatestLY',
    'https://www.latestly.com/india/education/neet-pg-2025-mcc-announces-fresh-round-3-registration-window-updates-aiq-and-state-counselling-dates-7278139.html',
  ),
} as const satisfies Readonly<Record<string, RuleSource>>;

export type RuleSourceName = keyof typeof ruleSources;
