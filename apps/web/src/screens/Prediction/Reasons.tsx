import { allottedSeatName, confidenceLevel, type Prediction } from '@seatwise/flows/predictor';
import {
  Button,
  Dialog,
  Link,
  Stack,
  Text,
  TierBadge,
  useListFormatter,
  useNumberFormatter,
} from '@seatwise/ui';
import type { ReactNode } from 'react';
import { content, reasons as copy } from '../../content/prediction.ts';
import { collegePath } from '../../paths.ts';
import { finderPath } from './finderPath.ts';
import { fact, facts, term, wide } from './Reasons.css.ts';
import { ReasonsNeeded } from './ReasonsNeeded.tsx';
import { ReasonsYears } from './ReasonsYears.tsx';

interface ReasonsProps {
  /** The result to explain; undefined closes the dialog. */
  readonly row: Prediction | undefined;
  readonly air: number;
  readonly onClose: () => void;
}

const factsOf = (
  row: Prediction,
  number: Intl.NumberFormat,
): readonly (readonly [string, ReactNode])[] => [
  [copy.facts.institute, row.institute],
  [copy.facts.subject, row.subject],
  [copy.facts.category, row.category],
  [copy.facts.quota, row.quotaName ?? content.noValue],
  [copy.facts.seat, allottedSeatName(row) || content.noValue],
  [copy.facts.min, number.format(row.minAir)],
  [copy.facts.max, number.format(row.maxAir)],
  [copy.facts.probability, <TierBadge key="tier" tier={row.probabilityTier} />],
  [copy.facts.confidence, confidenceLevel(row.confidence)],
];

/** All details of a result and the reasons for its probability. */
export const Reasons = ({ row, air, onClose }: ReasonsProps) => {
  const number = useNumberFormatter();
  const list = useListFormatter();
  const history = row?.history ?? [];
  const years = history.length > 0 ? history.map(({ year }) => year) : row ? [row.resultYear] : [];
  return (
    <Dialog
      open={row !== undefined}
      title={row?.institute ?? ''}
      size="wide"
      onClose={onClose}
      actions={
        <>
          {row && (
            <>
              <Link href={collegePath(row.instituteCode)} variant="button" tone="secondary">
                {copy.college}
              </Link>
              <Link href={finderPath(row)} variant="button" tone="secondary">
                {copy.inFinder}
              </Link>
            </>
          )}
          <Button onPress={onClose}>{copy.close}</Button>
        </>
      }
    >
      {row && (
        <Stack gap="lg">
          <dl className={facts}>
            {factsOf(row, number).map(([name, value], index) => (
              <div key={name} className={index === 0 ? wide : undefined}>
                <dt className={term}>{name}</dt>
                <dd className={fact}>{value}</dd>
              </div>
            ))}
          </dl>
          {history.length > 0 && <ReasonsYears history={history} air={air} />}
          {row.neededAir && row.neededAir.length > 0 && (
            <ReasonsNeeded needed={row.neededAir} air={air} />
          )}
          <Text as="div" size="small" tone="muted">
            <p>{copy.evidence}</p>
            <p>{copy.source(list.format(years.toSorted((a, b) => a - b).map(String)))}</p>
            {row.synthetic && <p>{copy.synthetic}</p>}
            {history.some(({ sample }) => sample) && <p>{copy.sample}</p>}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
};
