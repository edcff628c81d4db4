import { calendarOf, calendarType, eventOfDate } from '@seatwise/api-client/calendar';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { counsellingDates as contract } from '@seatwise/api-client/contract/counsellingDates';
import type { Backend } from '../../../backend.ts';
import { serveArea } from '../../../http/handle.ts';

export const counsellingDateHandlers = (backend: Backend) => {
  const datesOf = (exam: Exam) =>
    (backend.reference.dates.get(exam) ?? []).toSorted(
      (a, b) => Date.parse(a.at) - Date.parse(b.at),
    );

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
