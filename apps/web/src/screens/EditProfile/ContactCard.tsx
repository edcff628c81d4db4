import { emailProblem } from '@seatwise/flows/self-edit';
import {
  Button,
  Card,
  Form,
  Heading,
  Inline,
  Spinner,
  Stack,
  Text,
  TextField,
  useDateFormatter,
} from '@seatwise/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { content } from '../../content/editProfile.ts';
import type { SelfEdit } from './useSelfEdit.ts';

/** 'Save Changes' and 'Cancel' go when they have done their work; the focus goes to what opens them. */
const useFocusAfterEditing = (readOnly: boolean): RefObject<HTMLButtonElement | null> => {
  const edit = useRef<HTMLButtonElement>(null);
  const wasReadOnly = useRef(readOnly);
  useEffect(() => {
    const isOver = readOnly && !wasReadOnly.current;
    wasReadOnly.current = readOnly;
    // Whoever went elsewhere while it was saved stays there.
    if (isOver && document.activeElement === document.body) edit.current?.focus();
  }, [readOnly]);
  return edit;
};

/** One's own email and phone; everything else is for staff to change. */
export const ContactCard = ({ state, send }: SelfEdit) => {
  const { draft, isEmailTouched, savedAt } = state.context;
  const readOnly = state.matches('readOnly');
  const busy = state.hasTag('busy');
  const problem = emailProblem(draft);
  const time = useDateFormatter({ timeStyle: 'short' });
  const edit = useFocusAfterEditing(readOnly);
  return (
    <Card>
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="title">
            {content.contact}
          </Heading>
          <Button
            ref={edit}
            tone="secondary"
            size="compact"
            disabled={busy}
            keepsFocus
            onPress={() => send({ type: 'edit.chosen' })}
          >
            {content.edit}
          </Button>
        </Inline>
        <Form onSubmit={() => send({ type: 'contact.submitted' })}>
          <TextField
            label={content.email}
            type="email"
            autoComplete="email"
            required
            readOnly={readOnly}
            value={draft.email}
            error={isEmailTouched ? problem : undefined}
            onChange={({ value }) => send({ type: 'contact.changed', contact: { email: value } })}
            onBlur={() => send({ type: 'email.left' })}
          />
          <TextField
            label={content.phone}
            type="tel"
            autoComplete="tel"
            readOnly={readOnly}
            value={draft.phone}
            onChange={({ value }) => send({ type: 'contact.changed', contact: { phone: value } })}
          />
          {!readOnly && (
            <Inline>
              <Button type="submit" loading={busy} disabled={problem !== undefined} keepsFocus>
                {busy ? content.saving : content.save}
              </Button>
              <Button
                tone="secondary"
                disabled={busy}
                onPress={() => send({ type: 'edit.cancelled' })}
              >
                {content.cancel}
              </Button>
              {busy && <Spinner label={content.saving} />}
            </Inline>
          )}
        </Form>
        {savedAt !== null && (
          <Text size="small" tone="muted">
            {content.lastUpdated(time.format(new Date(savedAt)))}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
