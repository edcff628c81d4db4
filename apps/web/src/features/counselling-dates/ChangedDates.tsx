import type { CounsellingDate } from '@seatwise/flows/counselling-dates';
import { Disclosure, Stack, Text } from '@seatwise/ui';
import { dates as copy } from '../../content/counsellingDates.ts';
import { useChangeText } from './useIndianTime.ts';

/** What a revised schedule changes: the first date in a sentence, the others folded. */
export const ChangedDates = ({ dates }: { readonly dates: readonly CounsellingDate[] }) => {
  const textOf = useChangeText();
  const [first, ...others] = dates.map((date) => (
    <Text key={date.id} size="small" weight="semibold">
      {textOf(date)}
    </Text>
  ));
  return (
    <Stack gap="xxs">
      {first}
      {others.length > 0 && (
        <Disclosure quiet title={copy.otherChanges(others.length)}>
          {others}
        </Disclosure>
      )}
    </Stack>
  );
};
