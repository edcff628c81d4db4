import type { ReactNode } from 'react';
import { fact, facts, term as termStyle, value as valueStyle } from './Facts.css.ts';

interface FactsProps {
  readonly rows: readonly (readonly [term: string, value: ReactNode])[];
}

/** Terms and values, a line each. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className={facts}>
    {rows.map(([term, value]) => (
      <div key={term} className={fact}>
        <dt className={termStyle}>{term}</dt>
        <dd className={valueStyle}>{value}</dd>
      </div>
    ))}
  </dl>
);
