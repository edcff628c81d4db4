import type { CheckRequest } from '@seatwise/flows/official-data';
import { Button, Heading, Inline, Select, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/officialData.ts';
import type { Result } from './CheckResult.tsx';

interface UnknownCollegesProps {
  readonly heading: string;
  readonly hints: readonly string[];
  readonly colleges: Result['unknowns'];
  /** Called with the colleges that the spellings mean. */
  readonly onDecided: (decided: CheckRequest['decisions']) => void;
}

const { result: copy } = content;

/** Spellings that no college has, each with the colleges it may mean; the likeliest comes first. */
export const UnknownColleges = ({ heading, hints, colleges, onDecided }: UnknownCollegesProps) => {
  const number = useNumberFormatter();
  // None is chosen beforehand: the likeliest may still be another college, whose figures would change.
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const decided = colleges.flatMap(({ written }) =>
    codes[written] ? [{ of: 'college' as const, written, means: codes[written] }] : [],
  );
  if (colleges.length === 0) return null;
  return (
    <Stack as="section">
      <Heading level={3}>{heading}</Heading>
      {hints.map((hint) => (
        <Text key={hint} size="small" tone="muted">
          {hint}
        </Text>
      ))}
      {colleges.map(({ written, rows, addedAs, proposals }) => {
        const label = addedAs == null ? written : copy.newCollege(written, addedAs);
        const count = copy.collegeRows(number.format(rows));
        return proposals.length === 0 ? (
          <Stack key={written} gap="xxs">
            <Text size="small" weight="semibold">
              <bdi>{label}</bdi>
            </Text>
            <Text size="small" tone="muted">
              {addedAs == null ? copy.nothingNear(count) : count}
            </Text>
          </Stack>
        ) : (
          <Select
            key={written}
            label={label}
            hint={count}
            marksOptional={false}
            placeholder={addedAs == null ? copy.unmerged : copy.asNew}
            value={codes[written] ?? ''}
            options={proposals.map(({ means, label: name }) => ({
              value: means,
              label: `${name} (${means})`,
            }))}
            onChange={({ value }) => setCodes({ ...codes, [written]: value })}
          />
        );
      })}
      {colleges.some(({ proposals }) => proposals.length > 0) && (
        <Inline>
          <Button
            tone="secondary"
            disabled={decided.length === 0}
            onPress={() => onDecided(decided)}
          >
            {content.checkAgain}
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
