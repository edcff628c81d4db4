import { LocaleProvider } from '@seatwise/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangedDates } from './ChangedDates.tsx';

const moved = (kind: 'choices-close' | 'result' | null, at: string, revisedFrom: string) => ({
  id: at,
  title: 'Round 1: last date to lock choices',
  round: 'Round 1',
  kind,
  source: 'official' as const,
  at,
  revisedFrom,
});

it('BEY-ALR-16 names the first date that moved in a sentence and folds the others', () => {
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en-IN">
      <ChangedDates
        dates={[
          moved('choices-close', '2026-08-09T23:55:00+05:30', '2026-08-08T23:55:00+05:30'),
          moved('result', '2026-08-12T18:00:00+05:30', '2026-08-12T10:00:00+05:30'),
          moved(null, '2026-08-10T12:00:00+05:30', '2026-08-09T12:00:00+05:30'),
        ]}
      />
    </LocaleProvider>,
  );
  const [first, others] = markup.replaceAll('\u202f', ' ').split('<details');
  expect(first).toContain('Round 1: choice filling now ends 9 Aug, 11:55 pm (was 8 Aug)');
  expect(others).toContain('2 more dates changed');
  expect(others).toContain('the result now comes 12 Aug, 6:00 pm (was 12 Aug, 10:00 am)');
  expect(others).toContain('last date to lock choices: now 10 Aug, 12:00 pm (was 9 Aug)');
});
