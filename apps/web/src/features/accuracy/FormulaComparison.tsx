import type { AnswerOf } from '@seatwise/api-client';
import type { accuracy } from '@seatwise/api-client/contract/accuracy';
import { Card, Disclosure, Heading, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { useId } from 'react';
import { figures } from '../../content/accuracy.ts';
import { cell, comparisonTable } from './FormulaComparison.css.ts';

type Comparison = NonNullable<AnswerOf<typeof accuracy.readAccuracy>['comparisons']>[number];

const { comparison: copy } = figures;

/** The formula in use next to the candidates it was chosen from, year by year. */
export const FormulaComparison = ({ comparison }: { readonly comparison: Comparison }) => {
  const number = useNumberFormatter();
  const loss = useNumberFormatter({ minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const { exam, round, formulas } = comparison;
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <Heading level={3} id={id}>
          {copy.heading(exam, round)}
        </Heading>
        <Disclosure title={copy.details}>
          <Text size="small" tone="muted">
            {copy.hint}
          </Text>
          <table className={comparisonTable} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col" className={cell}>
                  <Text as="span" size="small" weight="medium">
                    {copy.formula}
                  </Text>
                </th>
                {formulas[0]?.years.map(({ year, seats }) => (
                  <th key={year} scope="col" className={cell}>
                    <Text as="span" size="small" weight="medium">
                      {copy.year(year, number.format(seats))}
                    </Text>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {formulas.map(({ formula, years }) => (
                <tr key={formula}>
                  <th scope="row" className={cell}>
                    <Text
                      as="span"
                      size="small"
                      weight={formula === 'chosen' ? 'semibold' : 'regular'}
                    >
                      {copy.formulas[formula]}
                    </Text>
                  </th>
                  {years.map(({ year, logLoss }) => (
                    <td key={year} className={cell}>
                      <Text as="span" size="small" tabular>
                        {loss.format(logLoss)}
                      </Text>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </Stack>
    </Card>
  );
};
