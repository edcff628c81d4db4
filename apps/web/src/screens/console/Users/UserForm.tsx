import {
  counsellingCategories,
  passwordHint,
  phoneHint,
  roleHint,
  type AdminRole,
  type AdminUser,
} from '@seatwise/flows/admin-users';
import {
  Button,
  Form,
  Grid,
  Inline,
  PasswordField,
  Select,
  TextField,
  useForm,
} from '@seatwise/ui';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import { useEffect, useState, type ComponentProps } from 'react';
import { content } from '../../../content/users.ts';
import { labelledOptions, optionsOf } from '../../../lib/options.ts';
import { useServices } from '../../../services/services.ts';
import {
  userForms,
  type FieldName,
  type FormChange,
  type FormKind,
  type FormValues,
} from './userForms.ts';

/** Whether a new account of this role does not need the field. */
const isOptionalFor = (values: object, name: FieldName): boolean =>
  'roleId' in values &&
  values.roleId === roleIds.Counsellor &&
  (name === 'rollNumber' || name === 'counsellingCategory');

const categories = optionsOf(counsellingCategories);
const genders = {
  new: labelledOptions(content.genders),
  known: labelledOptions(content.editGenders),
};

interface UserFieldProps {
  readonly name: FieldName;
  /** Null for a new user. */
  readonly user: AdminUser | null;
  /** The roles of existing users that may be given, because no operation lists all roles. */
  readonly roles: readonly AdminRole[];
  readonly field: Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'>;
}

/** A field of a user. */
const UserField = ({ name, user, roles, field }: UserFieldProps) => {
  const { value } = field;
  switch (name) {
    case 'password':
    case 'newPassword':
      return <PasswordField {...field} autoComplete="new-password" hint={passwordHint(value)} />;
    case 'roleId':
      return (
        <Select
          {...field}
          hint={roleHint}
          placeholder={content.choose}
          options={roles.map(({ id, description }) => ({ value: String(id), label: description }))}
        />
      );
    case 'counsellingCategory':
      return <Select {...field} placeholder={content.choose} options={categories} />;
    case 'gender':
      return (
        <Select
          {...field}
          placeholder={content.choose}
          options={user ? genders.known : genders.new}
        />
      );
    case 'email': {
      const hint = user?.pendingEmail ? content.pendingEmail(user.pendingEmail) : undefined;
      return <TextField {...field} type="email" autoComplete="off" hint={hint} />;
    }
    case 'phoneNumber':
      return <TextField {...field} type="tel" autoComplete="off" hint={phoneHint(value)} />;
    case 'air':
      return <TextField {...field} inputMode="numeric" autoComplete="off" />;
    default:
      return <TextField {...field} autoComplete="off" readOnly={name === 'id'} />;
  }
};

export interface UserFormProps<Kind extends FormKind> {
  readonly kind: Kind;
  /** Null for a new user. */
  readonly user: AdminUser | null;
  readonly roles: readonly AdminRole[];
  readonly showsAllProblems: boolean;
  /** The kind of the change whose request is pending. */
  readonly pendingKind: FormKind | undefined;
  readonly onSubmit: (change: FormChange) => void;
  /** Called to close the dialog, if this form is its only content. */
  readonly onCancel?: () => void;
}

/** A form that changes a user; a field shows its error once the user has left it. */
export const UserForm = <Kind extends FormKind>({
  kind,
  user,
  roles,
  showsAllProblems,
  pendingKind,
  onSubmit,
  onCancel,
}: UserFormProps<Kind>) => {
  type Values = FormValues[Kind];
  const { fields, optional, waits, initialOf, problemsOf, changeOf, draftOf } = userForms[kind];
  const { drafts } = useServices();
  const [initial] = useState(() => initialOf(user!, drafts.read('addUser')));
  const { values, isValid, text, leave, change, form } = useForm<Values>({
    initial,
    problemsOf,
    errorTitle: content.wrong,
    showsAllProblems,
  });
  useEffect(() => {
    if (draftOf) drafts.keep('addUser', draftOf(values));
  }, [drafts, draftOf, values]);
  const isPending = pendingKind === kind;
  const controls = fields.map((name) => (
    <UserField
      key={name}
      name={name}
      user={user}
      roles={roles}
      field={{
        ...text(name),
        name,
        label: content.fields[name],
        required: !optional?.includes(name) && !isOptionalFor(values, name),
        // Role ids are numbers, and 0 means no role.
        value: values[name] === 0 ? '' : String(values[name]),
        onChange: ({ value }) =>
          change({
            [name]: typeof values[name] === 'number' ? Number(value) : value,
          } as unknown as Partial<Values>),
        onBlur: () => leave(name),
      }}
    />
  ));
  return (
    <Form {...form((submitted) => onSubmit(changeOf(submitted, user!)))}>
      {controls.length > 1 ? <Grid columns={2}>{controls}</Grid> : controls}
      <Inline justify="end">
        {onCancel && (
          <Button tone="secondary" disabled={isPending} onPress={onCancel}>
            {content.cancel}
          </Button>
        )}
        <Button type="submit" loading={isPending} disabled={waits === true && !isValid}>
          {content.submit[kind]}
        </Button>
      </Inline>
    </Form>
  );
};
