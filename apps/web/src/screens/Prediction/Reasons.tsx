import { confidenceLevel, type Prediction } from '@seatwise/flows/predictor';
import {
  Button,
  Dialog,
  Stack,
  Text,
  TierBadge,
  useListFormatter,
  useNumberFormatter,
} from '@seatwise/ui';
import type { ReactNode } from 'react';
import { content, reasons as words } from '../../content/prediction.ts';
import { fact, facts, term, wide } from './Reasons.css.ts';
import { ReasonsNeeded } from './ReasonsNeeded.tsx';
import { ReasonsYears } from './ReasonsYears.tsx';

interface ReasonsProps {
  /** The result whose reasons are asked for. */
  readonly row: Prediction | undefined;
  readonly air: number;
  readonly onClose: () => void;
}

const factsOf = (
  row: Prediction,
  number: Intl.NumberFormat,
): readonly (readonly [string, ReactNode])[] => [
  [words.facts.institute, row.institute],
  [words.facts.subject, row.subject],
  [words.facts.category, row.category],
  [words.facts.quota, row.quotaName ?? content.noValue],
  [words.facts.min, number.format(row.minAir)],
  [words.facts.max, number.format(row.maxAir)],
  [words.facts.probability, <TierBadge key="tier" tier={row.probabilityTier} />],
  [words.facts.confidence, confidenceLevel(row.confidence)],
];

/** A result in full, and why it is so. */
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
      actions={<Button onPress={onClose}>{words.close}</Button>}
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
            <p>{words.evidence}</p>
            <p>{words.source(list.format(years.toSorted((a, b) => a - b).map(String)))}</p>
            {history.some(({ sample }) => sample) && <p>{words.sample}</p>}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
};
