import { figure, line, sum } from './PriceBreakdown.css.ts';

export interface PriceBreakdownProps {
  /** The line items with their formatted amounts. */
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  /** The total. */
  readonly total: { readonly label: string; readonly amount: string };
}

/** The line items and the total of a price. */
export const PriceBreakdown = ({ lines, total }: PriceBreakdownProps) => (
  <dl className={sum}>
    {[...lines.map((entry) => ({ ...entry, last: false })), { ...total, last: true }].map(
      ({ label, amount, last }) => (
        <div key={label} className={line} data-total={last}>
          <dt>{label}</dt>
          <dd className={figure}>{amount}</dd>
        </div>
      ),
    )}
  </dl>
);
