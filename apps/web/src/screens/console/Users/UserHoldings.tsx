import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import type { AdminUser } from '@seatwise/flows/admin-users';
import { rupees } from '@seatwise/flows/plans';
import { isNotOffered } from '@seatwise/flows/shared';
import { Stack, Text, useListFormatter } from '@seatwise/ui';
import { Loaded } from '../../../components/Loaded.tsx';
import { content } from '../../../content/users.ts';
import { useQuery } from '../../../hooks/useQuery.ts';

const { holdings: copy } = content;

/** The user that a dialog is about, and the data that belong to the account. */
export const UserHoldings = ({ user }: { readonly user: AdminUser }) => {
  const list = useListFormatter();
  const query = useQuery(adminUsers, 'userHoldings', { id: user.id }, { nullIf: isNotOffered });
  return (
    <Stack gap="xs">
      <Text weight="semibold">
        <bdi>
          {copy.account(
            user.username || content.nameless,
            user.email ?? '',
            user.role?.description ?? content.missing,
          )}
        </bdi>
      </Text>
      <Loaded query={query} loading={copy.loading} failed={copy.failed}>
        {({ payments, paidPaise, refundPaise, messages, lists }) => {
          const parts = [
            payments > 0 && copy.payments(payments, rupees(paidPaise)),
            refundPaise > 0 && copy.refunds(rupees(refundPaise)),
            messages > 0 && copy.messages(messages),
            lists > 0 && copy.lists(lists),
          ].filter((part) => part !== false);
          return <Text>{parts.length > 0 ? copy.has(list.format(parts)) : copy.none}</Text>;
        }}
      </Loaded>
    </Stack>
  );
};
