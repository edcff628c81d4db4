import { glyphs, Grid, Heading, LinkTile, Stack } from '@seatwise/ui';
import { home } from '../../content/admin.ts';
import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../wiring/services.ts';
import { useUser } from '../../wiring/session.ts';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  return (
    <AdminLayout>
      <Stack gap="xl">
        {user && <Heading level={1}>{home.greeting(user.username)}</Heading>}
        <Grid columns={3}>
          <LinkTile {...home.users} href={paths.adminUsers} glyph={glyphs.Users} />
          <LinkTile {...home.payments} href={paths.adminUsers} glyph={glyphs.IndianRupee} />
          <LinkTile {...home.files} href={paths.adminFiles} glyph={glyphs.FolderOpen} />
        </Grid>
      </Stack>
    </AdminLayout>
  );
};
