import { Icon, icons, Stack, Text } from '@seatwise/ui';
import { account } from '../content/login.ts';
import { benefit, benefits } from './AccountBenefits.css.ts';

/** What every account has without a plan; only on desks. */
export const AccountBenefits = () => (
  <aside className={benefits} aria-label={account.heading}>
    <Text size="lead" weight="semibold" tone="inherit">
      {account.heading}
    </Text>
    <Stack as="ul" gap="sm">
      {account.gives.map((text) => (
        <li key={text} className={benefit}>
          <Icon icon={icons.Check} />
          {text}
        </li>
      ))}
    </Stack>
  </aside>
);
