import { adminUserMessages, type AdminRole } from '@seatwise/flows/admin-users';
import { Button, Card, Grid, Inline, Select, Stack, TextField } from '@seatwise/ui';
import { content } from '../../../content/users.ts';
import { labelledOptions, optionsOf } from '../../../lib/options.ts';
import type { useListQuery } from '../console-list/useListQuery.ts';
import type { UserFilters } from './userList.tsx';

const statuses = labelledOptions(content.statuses);
const verifications = labelledOptions(content.verifications);

interface UserFilterRowProps {
  readonly roles: readonly AdminRole[];
  /** The categories that users have. */
  readonly categories: readonly string[];
  /** Whether the reader may see emails and phone numbers. */
  readonly hasContacts: boolean;
  /** Returns the props of a filter's field. */
  readonly field: ReturnType<typeof useListQuery<UserFilters>>['field'];
  /** Clears the filters; undefined if none are set. */
  readonly onClear: (() => void) | undefined;
}

/** The filters of the list, applied while typing. */
export const UserFilterRow = ({
  roles,
  categories,
  hasContacts,
  field: fieldOf,
  onClear,
}: UserFilterRowProps) => {
  const field = (name: keyof typeof content.filters) => ({
    name,
    label: content.filters[name],
    marksOptional: false,
    ...fieldOf(name),
  });
  return (
    <Card as="section" padding="compact">
      <Stack gap="sm">
        <Grid columns={3} gap="sm">
          <TextField {...field('id')} inputMode="numeric" autoComplete="off" />
          <TextField {...field('username')} autoComplete="off" />
          {hasContacts && <TextField {...field('email')} autoComplete="off" />}
          <Select
            {...field('role')}
            placeholder={adminUserMessages.allRoles}
            options={optionsOf(roles.map(({ description }) => description))}
          />
          <TextField {...field('from')} type="date" />
          <TextField {...field('to')} type="date" />
          <TextField {...field('rollNumber')} autoComplete="off" />
          {hasContacts && <TextField {...field('phone')} type="tel" autoComplete="off" />}
          <Select {...field('status')} placeholder={content.anyStatus} options={statuses} />
          <Select
            {...field('verification')}
            placeholder={content.anyVerification}
            options={verifications}
          />
          <Select
            {...field('category')}
            placeholder={content.anyCategory}
            options={optionsOf(categories)}
          />
        </Grid>
        <Inline justify="end">
          <Button
            tone="quiet"
            size="compact"
            disabled={!onClear}
            keepsFocus
            onPress={() => onClear?.()}
          >
            {content.clearFilters}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
};
