import type { InputOf } from '../inputs.ts';

export const seatsInputs: Readonly<Record<string, InputOf>> = {
  listQuotas: () => ({ counselingCategory: 'UG' }),
  recommend: () => ({
    air: 8500,
    subject: 'MBBS',
    category: 'General',
    year: '0',
    counselingCategory: 'UG',
  }),
  readTries: () => ({}),
  countRecommendations: () => ({
    air: 8500,
    subject: 'MBBS',
    category: 'OBC',
    seats: 'unnamed',
  }),
  readAccuracy: () => ({}),
  allSeats: () => ({}),
  listSources: () => ({}),
  listColleges: () => ({}),
  readCollege: async ({ college }) => ({ code: await college() }),
  readWays: async ({ college }) => ({ code: await college() }),
  listAuthorities: () => ({}),
  readAuthority: async ({ authority }) => ({ key: await authority() }),
  listCounsellingDates: () => ({ exam: 'UG' }),
  readCalendar: () => ({ exam: 'UG' }),
};
