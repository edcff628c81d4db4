import { icons, Grid, Heading, LinkTile, Notice, Stack, useNumberFormatter } from '@seatwise/ui';
import { home } from '../../../content/admin.ts';
import { operator } from '../../../content/site.ts';
import { useAdminOverview } from '../layout/ConsoleArea.tsx';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { Waiting } from './Waiting.tsx';

/** The start page of the console: pending work, and three figures that link to their pages. */
export const AdminHome = () => {
  const { session } = useServices();
  const user = useUser(session);
  const { activeUsers, pendingPaise, storageUsedPercent } = useAdminOverview();
  const number = useNumberFormatter();
  return (
    <Stack gap="xl">
      {user && <Heading level={1}>{home.greeting(user.username)}</Heading>}
      {!operator.isNamed && (
        <Notice tone="caution" announced={false} title={home.unnamed.title}>
          {home.unnamed.text}
        </Notice>
      )}
      <Waiting />
      <Grid columns={3}>
        <LinkTile
          title={home.users.title}
          subtitle={home.users.subtitle(number.format(activeUsers))}
          href={paths.adminUsers}
          icon={icons.Users}
        />
        <LinkTile
          title={home.payments.title}
          subtitle={home.payments.subtitle(number.format(Math.round(pendingPaise / 100)))}
          href={paths.adminPayments}
          icon={icons.IndianRupee}
        />
        <LinkTile
          title={home.files.title}
          subtitle={home.files.subtitle(number.format(storageUsedPercent))}
          href={paths.adminFiles}
          icon={icons.FolderOpen}
        />
      </Grid>
    </Stack>
  );
};
