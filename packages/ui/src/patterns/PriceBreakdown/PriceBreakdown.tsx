import { figure, line, sum } from './PriceBreakdown.css.ts';

export interface PriceBreakdownProps {
  /** What makes up the price, each as it is read. */
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  /** What is paid in the end. */
  readonly total: { readonly label: string; readonly amount: string };
}

/** What a price is made of. */
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
