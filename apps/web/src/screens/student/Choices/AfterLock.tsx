import { Button, icons, Inline, Link, Notice, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/choices.ts';
import { Deadline } from './Deadline.tsx';

const copy = content.next;

/** What is left to do for a locked list: to lock the same choices on the portal. */
export const AfterLock = () => (
  <Notice tone="caution" title={copy.title}>
    <Stack gap="xs">
      <Text>{copy.text}</Text>
      <Deadline />
      <Inline gap="xs">
        <Button size="compact" icon={icons.Printer} onPress={() => print()}>
          {copy.print}
        </Button>
        <Link href="https://mcc.nic.in" variant="button" tone="secondary" size="compact" newTab>
          {copy.portal}
        </Link>
      </Inline>
    </Stack>
  </Notice>
);
