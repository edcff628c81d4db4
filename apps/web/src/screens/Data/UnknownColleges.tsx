import { Button, Heading, Inline, Select, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../content/data.ts';
import type { Result } from './CheckResult.tsx';

interface UnknownCollegesProps {
  readonly colleges: Result['colleges'];
  /** Called with the colleges that the spellings mean. */
  readonly onDecided: (decided: { written: string; code: string }[]) => void;
}

const { result: copy } = content;

/** Spellings that no college has, each with the colleges it may mean; the likeliest comes first. */
export const UnknownColleges = ({ colleges, onDecided }: UnknownCollegesProps) => {
  const number = useNumberFormatter();
  // None is chosen beforehand: the likeliest may still be another college, whose figures would change.
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const decided = colleges.flatMap(({ written }) =>
    codes[written] ? [{ written, code: codes[written] }] : [],
  );
  return (
    <Stack as="section">
      <Heading level={3}>{copy.colleges}</Heading>
      <Text size="small" tone="muted">
        {copy.collegesHint}
      </Text>
      {colleges.map(({ written, rows, proposals }) => (
        <Select
          key={written}
          label={written}
          hint={copy.collegeRows(number.format(rows))}
          marksOptional={false}
          placeholder={copy.unmerged}
          value={codes[written] ?? ''}
          options={proposals.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          onChange={({ value }) => setCodes({ ...codes, [written]: value })}
        />
      ))}
      <Inline>
        <Button tone="secondary" disabled={decided.length === 0} onPress={() => onDecided(decided)}>
          {content.checkAgain}
        </Button>
      </Inline>
    </Stack>
  );
};
