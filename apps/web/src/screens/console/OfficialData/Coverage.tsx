import { Disclosure, Heading, Notice, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../../content/officialData.ts';
import type { Result } from './CheckResult.tsx';

const { coverage: copy } = content;
const mostSkipped = 0.05;

type Comparison = NonNullable<Result['coverage']>['against'][number];

const ComparedList = ({ list, colleges, quotas, entries, missing }: Comparison) => {
  const number = useNumberFormatter();
  const part = ({ here, known }: Comparison['colleges']): string =>
    copy.part(number.format(here), number.format(known));
  return (
    <Stack gap="xs">
      <Text weight="semibold">
        <bdi>{list}</bdi>
      </Text>
      <Text>{copy.has(part(colleges), part(quotas), part(entries))}</Text>
      {missing.length > 0 && (
        <Disclosure title={copy.missing}>
          <Stack as="ul" gap="xxs">
            {missing.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
};

/** How much of the expected content the list has, and what to look at before publishing it. */
export const Coverage = ({ result }: { readonly result: Result }) => {
  const number = useNumberFormatter();
  const { coverage, skipped, rows } = result;
  const isSkippingMuch = skipped > mostSkipped * (rows + skipped);
  if (coverage == null && !isSkippingMuch) return null;
  const { against = [], mixed = 0, mixedExamples = [] } = coverage ?? {};
  return (
    <Stack as="section">
      <Heading level={3}>{copy.heading}</Heading>
      {against.length === 0 && <Text tone="muted">{copy.nothing}</Text>}
      {against.map((comparison) => (
        <ComparedList key={comparison.list} {...comparison} />
      ))}
      {isSkippingMuch && <Notice tone="caution">{copy.skipped(number.format(skipped))}</Notice>}
      {mixed > 0 && (
        <Notice tone="caution">
          {copy.mixed(number.format(mixed))}
          <Stack as="ul" gap="xxs">
            {mixedExamples.map(({ seat, spellings }) => (
              <li key={seat}>
                <bdi>{copy.spellings(seat, spellings)}</bdi>
              </li>
            ))}
          </Stack>
        </Notice>
      )}
    </Stack>
  );
};
