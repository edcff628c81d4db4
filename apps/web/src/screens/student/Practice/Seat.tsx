import { Badge, Heading, Inline, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import type { MatchedList } from '@seatwise/flows/practice';
import { content } from '../../../content/practice.ts';

/** An allotted seat, by its entry of the list. */
export const Seat = ({ entry }: { readonly entry: MatchedList['entries'][number] }) => {
  const number = useNumberFormatter();
  return (
    <Stack gap="xs">
      <Inline>
        <Badge tone="positive">
          {entry.place === null ? content.held : content.got(number.format(entry.place))}
        </Badge>
      </Inline>
      <Heading level={3} size="title">
        {entry.institute}
      </Heading>
      <Text>{`${entry.subject} · ${entry.quotaName}`}</Text>
    </Stack>
  );
};
