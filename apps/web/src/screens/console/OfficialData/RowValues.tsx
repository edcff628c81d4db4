import { dataKinds, type DataKind } from '@seatwise/api-client/contract/constants/data';
import { useDateFormatter, useNumberFormatter } from '@seatwise/ui';
import { useRupees } from '../../../hooks/useRupees.ts';
import { content } from '../../../content/officialData.ts';
import { useIndianTime } from '../../../features/counselling-dates/useIndianTime.ts';
import type { Result } from './CheckResult.tsx';
import { value as valueStyle } from './ImportPanel.css.ts';

type Values = Result['preview'][number]['values'];

interface RowValuesProps {
  readonly kind: DataKind;
  /** Null where there is no row. */
  readonly values: Values | null;
  /** With the row that it is compared with, only what differs shows. */
  readonly comparedWith?: Values | null;
}

const instant = /^\d{4}-\d{2}-\d{2}T/;
const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

/** Fields of money. */
const amounts: ReadonlySet<string> = new Set(['fee', 'bondPenalty', 'hostelFee']);

/** What a row says, field by field. */
export const RowValues = ({ kind, values, comparedWith }: RowValuesProps) => {
  const number = useNumberFormatter();
  const rupees = useRupees();
  const time = useIndianTime();
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'UTC' });
  const labels: Readonly<Record<string, string>> = dataKinds[kind].fields;
  const shown = Object.entries(values ?? {}).filter(
    ([field, value]) => !comparedWith || comparedWith[field] !== value,
  );
  if (shown.length === 0) return content.result.nothing;
  const textOf = (field: string, value: string | number): string => {
    if (typeof value === 'number') return (amounts.has(field) ? rupees : number).format(value);
    if (wholeDay.test(value)) return day.format(new Date(value));
    return instant.test(value) ? time.format(new Date(value)) : value;
  };
  return shown.map(([field, value]) => (
    <div key={field} className={valueStyle}>
      {content.result.fact(labels[field] ?? field, textOf(field, value))}
    </div>
  ));
};
