import { allottedSeatName, confidenceLevel, type Prediction } from '@seatwise/flows/prediction';
import {
  Button,
  Dialog,
  Inline,
  Link,
  Stack,
  Text,
  TierBadge,
  useListFormatter,
  useNumberFormatter,
} from '@seatwise/ui';
import type { ReactNode } from 'react';
import { content, reasons as copy } from '../../../content/prediction.ts';
import { collegePath, paths } from '../../../paths.ts';
import { finderPath } from './finderPath.ts';
import { yearsOf } from './question.ts';
import { instituteOf } from './resultTable.ts';
import { fact, facts, term, wide } from './Reasons.css.ts';
import { ChoiceActions } from './ChoiceActions.tsx';
import { ReasonsNeeded } from './ReasonsNeeded.tsx';
import { ReasonsYears } from './ReasonsYears.tsx';

interface ReasonsProps {
  /** The result to explain; undefined closes the dialog. */
  readonly row: Prediction | undefined;
  readonly air: number;
  readonly onClose: () => void;
}

const figure = (value: number | null | undefined, number: Intl.NumberFormat): string =>
  typeof value === 'number' ? number.format(value) : content.noValue;

const factsOf = (
  row: Prediction,
  number: Intl.NumberFormat,
): readonly (readonly [string, ReactNode])[] => [
  [copy.facts.institute, instituteOf(row)],
  [copy.facts.subject, row.subject || content.noValue],
  [copy.facts.category, row.category || content.noValue],
  [copy.facts.quota, row.quotaName ?? content.noValue],
  [copy.facts.seat, allottedSeatName(row) || content.noValue],
  [copy.facts.min, figure(row.minAir, number)],
  [copy.facts.max, figure(row.maxAir, number)],
  [
    copy.facts.probability,
    row.probabilityTier ? <TierBadge key="tier" tier={row.probabilityTier} /> : content.noValue,
  ],
  [copy.facts.confidence, confidenceLevel(row.confidence) ?? content.noValue],
];

/** All details of a result and the reasons for its probability. */
export const Reasons = ({ row, air, onClose }: ReasonsProps) => {
  const number = useNumberFormatter();
  const list = useListFormatter();
  const history = row?.history ?? [];
  const years = row ? yearsOf(row) : [];
  return (
    <Dialog
      open={row !== undefined}
      title={row ? instituteOf(row) : ''}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {copy.close}
          </Button>
          {row && <ChoiceActions key={row.instituteCode} rows={[row]} />}
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
          <Inline>
            {row.instituteCode && (
              <Link href={collegePath(row.instituteCode)} standalone>
                {copy.college}
              </Link>
            )}
            <Link href={finderPath(row)} standalone>
              {copy.inFinder}
            </Link>
          </Inline>
          {history.length > 0 && <ReasonsYears history={history} air={air} />}
          {row.neededAir && row.neededAir.length > 0 && (
            <ReasonsNeeded needed={row.neededAir} air={air} />
          )}
          <Text as="div" size="small" tone="muted">
            <p>
              {copy.evidence} <Link href={paths.accuracy}>{copy.accuracy}</Link>
            </p>
            <p>{copy.source(list.format(years.toSorted((a, b) => a - b).map(String)))}</p>
            {row.synthetic && <p>{copy.synthetic}</p>}
            {history.some(({ sample }) => sample) && <p>{copy.sample}</p>}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
};
