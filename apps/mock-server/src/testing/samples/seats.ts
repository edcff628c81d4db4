import type { Samples } from './sample.ts';

export const seatsSamples: Samples = {
  listQuotas: () => ({ counselingCategory: 'UG' }),
  recommend: () => ({
    air: 8500,
    subject: 'MBBS',
    category: 'General',
    year: '0',
    counselingCategory: 'UG',
  }),
  readTries: () => ({}),
  countRecommendations: () => ({ air: 8500, subject: 'MBBS', category: 'OBC' }),
  readAccuracy: () => ({}),
  allSeats: () => ({}),
  listColleges: () => ({}),
  readCollege: ({ backend }) => ({ code: backend.reference.colleges[0]!.code }),
  listCounsellingDates: () => ({ exam: 'UG' }),
  readCalendar: () => ({ exam: 'UG' }),
};
