import { adminUserMessages, type AdminRole } from '@seatwise/flows/admin-users';
import { Button, Card, Grid, Inline, Select, Stack, TextField } from '@seatwise/ui';
import { content } from '../../../content/users.ts';
import { labelledOptions, optionsOf } from '../../../lib/options.ts';
import { isFiltered, noFilters, type UserFilters } from './userList.tsx';

const statuses = labelledOptions(content.statuses);
const verifications = labelledOptions(content.verifications);

interface UserFilterRowProps {
  readonly roles: readonly AdminRole[];
  /** The categories that users have. */
  readonly categories: readonly string[];
  readonly filters: UserFilters;
  readonly onChange: (filters: Partial<UserFilters>) => void;
}

/** The filters of the list, applied while typing. */
export const UserFilterRow = ({ roles, categories, filters, onChange }: UserFilterRowProps) => {
  const field = (name: keyof UserFilters) => ({
    name,
    label: content.filters[name],
    marksOptional: false,
    value: filters[name],
    onChange: ({ value }: { value: string }) => onChange({ [name]: value }),
  });
  return (
    <Card as="section" padding="compact">
      <Stack gap="sm">
        <Grid columns={3} gap="sm">
          <TextField {...field('id')} inputMode="numeric" autoComplete="off" />
          <TextField {...field('username')} autoComplete="off" />
          <TextField {...field('email')} autoComplete="off" />
          <Select
            {...field('role')}
            placeholder={adminUserMessages.allRoles}
            options={optionsOf(roles.map(({ description }) => description))}
          />
          <TextField {...field('from')} type="date" />
          <TextField {...field('to')} type="date" />
          <TextField {...field('rollNumber')} autoComplete="off" />
          <TextField {...field('phone')} type="tel" autoComplete="off" />
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
            disabled={!isFiltered(filters)}
            keepsFocus
            onPress={() => onChange(noFilters)}
          >
            {content.clearFilters}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
};
