import { calendarOf, calendarType, eventOfDate } from '@seatwise/api-client/calendar';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { counsellingDates as contract } from '@seatwise/api-client/contract/counsellingDates';
import type { Backend } from '../../../backend.ts';
import { placeOf, sampleDates } from '@seatwise/sample-data';
import { serveArea } from '../../../http/handle.ts';

export const counsellingDateHandlers = (backend: Backend) => {
  /** A sample date is shown until the date of that kind is published for its round. */
  const datesOf = (exam: Exam) => {
    const published = backend.reference.dates.get(exam) ?? [];
    const places = new Set(published.map(placeOf));
    const firstStart = Number(backend.db.settings.get('firstStart')?.value ?? 0);
    const samples = backend.reference.base.samples ? sampleDates(exam, firstStart) : [];
    return [...samples.filter((date) => !places.has(placeOf(date))), ...published].toSorted(
      (a, b) => Date.parse(a.at) - Date.parse(b.at),
    );
  };

  return serveArea(backend, contract, {
    listCounsellingDates: ({ input: { exam } }) => datesOf(exam),

    readCalendar: ({ input: { exam } }) =>
      new Response(
        calendarOf(
          `Seatwise: NEET ${exam}`,
          datesOf(exam).map((date) => eventOfDate(exam, date)),
        ),
        {
          headers: {
            'content-type': calendarType,
            'content-disposition': `attachment; filename="neet-${exam.toLowerCase()}.ics"`,
            'cache-control': 'no-cache',
          },
        },
      ),
  });
};
