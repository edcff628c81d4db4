import { emailProblem } from '@seatwise/flows/self-edit';
import type { StoredUser } from '@seatwise/flows/session';
import {
  Button,
  Form,
  Inline,
  Notice,
  Spinner,
  Text,
  TextField,
  useDateFormatter,
} from '@seatwise/ui';
import { useEffect, useId, useRef } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/editProfile.ts';
import { PendingEmail } from './PendingEmail.tsx';
import type { EmailChange } from './useEmailChange.ts';
import type { SelfEdit } from './useSelfEdit.ts';

interface ContactCardProps extends SelfEdit {
  readonly user: StoredUser;
  readonly emailChange: EmailChange;
}

/** Moves the focus to the edit button when the pressed button is unmounted. */
const useFocusAfterSave = (readOnly: boolean, isPending: boolean) => {
  const edit = useRef<HTMLButtonElement>(null);
  const previous = useRef({ readOnly, isPending });
  useEffect(() => {
    const isOver =
      readOnly && (!previous.current.readOnly || (previous.current.isPending && !isPending));
    previous.current = { readOnly, isPending };
    // If the user has moved the focus during the request, it stays there.
    if (isOver && document.activeElement === document.body) edit.current?.focus();
  }, [readOnly, isPending]);
  return edit;
};

/** 'Change address' opens the form and focuses its email field. */
const useChangeAddress = (readOnly: boolean, open: () => void) => {
  const id = useId();
  const isRequested = useRef(false);
  useEffect(() => {
    if (readOnly || !isRequested.current) return;
    isRequested.current = false;
    document.getElementById(id)?.focus();
  }, [readOnly, id]);
  return {
    id,
    change: () => {
      isRequested.current = true;
      open();
    },
  };
};

interface ContactFormProps extends SelfEdit {
  /** The id of the email field. */
  readonly emailId: string;
  /** The address that is valid while a new one waits for its verification. */
  readonly present: string | null;
}

const ContactForm = ({ state, send, emailId, present }: ContactFormProps) => {
  const { draft, isEmailTouched } = state.context;
  const readOnly = state.matches('readOnly');
  const busy = state.hasTag('busy');
  const problem = emailProblem(draft);
  return (
    <Form onSubmit={() => send({ type: 'contact.submitted' })}>
      <TextField
        id={emailId}
        label={content.email}
        type="email"
        autoComplete="email"
        required
        readOnly={readOnly}
        plain
        value={present ?? draft.email}
        error={isEmailTouched ? problem : undefined}
        onChange={({ value }) => send({ type: 'contact.changed', contact: { email: value } })}
        onBlur={() => send({ type: 'email.left' })}
      />
      <TextField
        label={content.phone}
        type="tel"
        autoComplete="tel"
        readOnly={readOnly}
        plain
        value={draft.phone}
        onChange={({ value }) => send({ type: 'contact.changed', contact: { phone: value } })}
      />
      {!readOnly && (
        <Inline>
          <Button type="submit" loading={busy} disabled={problem !== undefined} keepsFocus>
            {busy ? content.saving : content.save}
          </Button>
          <Button tone="secondary" disabled={busy} onPress={() => send({ type: 'edit.cancelled' })}>
            {content.cancel}
          </Button>
          {busy && <Spinner label={content.saving} />}
        </Inline>
      )}
    </Form>
  );
};

/** The user's email and phone, the only fields that users can edit themselves. */
export const ContactCard = ({ state, send, user, emailChange }: ContactCardProps) => {
  const { savedAt } = state.context;
  const readOnly = state.matches('readOnly');
  const time = useDateFormatter({ timeStyle: 'short' });
  const { email: pending, notice } = emailChange.state.context;
  const isPendingShown = readOnly && pending !== null;
  const edit = useFocusAfterSave(readOnly, isPendingShown);
  const openForm = (): void => send({ type: 'edit.chosen' });
  const address = useChangeAddress(readOnly, openForm);
  return (
    <TitledCard
      title={content.contact}
      aside={
        <Button
          ref={edit}
          tone="secondary"
          size="compact"
          disabled={state.hasTag('busy')}
          keepsFocus
          onPress={openForm}
        >
          {content.edit}
        </Button>
      }
    >
      <ContactForm
        state={state}
        send={send}
        emailId={address.id}
        present={isPendingShown ? user.email : null}
      />
      {isPendingShown && (
        <PendingEmail
          {...emailChange}
          key={pending}
          present={user.email}
          onChange={address.change}
        />
      )}
      {pending === null && notice && (
        <Notice tone={notice.tone} onDismiss={() => emailChange.send({ type: 'notice.dismissed' })}>
          {notice.text}
        </Notice>
      )}
      {savedAt !== null && (
        <Text size="small" tone="muted">
          {content.lastUpdated(time.format(new Date(savedAt)))}
        </Text>
      )}
    </TitledCard>
  );
};
