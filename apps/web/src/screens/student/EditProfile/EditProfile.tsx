import { may } from '@seatwise/api-client/contract/constants/permissions';
import { selfEditMessages } from '@seatwise/flows/self-edit';
import type { StoredUser } from '@seatwise/flows/session';
import {
  AlertDialog,
  Avatar,
  Button,
  Inline,
  PageHeader,
  RoleBadge,
  Stack,
  Text,
  icons,
  useNumberFormatter,
} from '@seatwise/ui';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/editProfile.ts';
import { site } from '../../../content/site.ts';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { useServices } from '../../../services/services.ts';
import { ApplicantCard } from './ApplicantCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { columns } from './EditProfile.css.ts';
import { GuardianCard } from './GuardianCard.tsx';
import { OwnDataCard } from './OwnDataCard.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { useEmailChange } from './useEmailChange.ts';
import { PaymentHistory } from './PaymentHistory.tsx';
import { useSelfEdit } from './useSelfEdit.ts';

/** How a user gets a new password: from staff, or with a code sent to the user's email. */
const PasswordCard = ({ user }: { readonly user: StoredUser }) => {
  const { drafts, session } = useServices();
  const [isNoteOpen, setNoteOpen] = useState(false);
  const resetPassword = (): void => {
    // The reset is a guest's, so its draft is written after the account's drafts have been dropped.
    const stop = session.subscribe(() => {
      if (session.user()) return;
      stop();
      drafts.keep('reset', { panel: 'enterEmail', email: user.email });
    });
    session.signOut();
  };
  return (
    <TitledCard title={content.actions}>
      <Inline>
        <Button tone="secondary" icon={icons.ShieldCheck} onPress={() => setNoteOpen(true)}>
          {content.changePassword}
        </Button>
        <Button tone="secondary" onPress={resetPassword}>
          {content.resetPassword}
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        {content.passwordHint}
      </Text>
      <AlertDialog
        open={isNoteOpen}
        title={site.name}
        message={content.changePasswordNote}
        onConfirm={() => setNoteOpen(false)}
      />
    </TitledCard>
  );
};

export const EditProfile = ({ user }: { readonly user: StoredUser }) => {
  const emailChange = useEmailChange(user);
  const selfEdit = useSelfEdit(user, emailChange);
  const number = useNumberFormatter();
  const [sessionChanges, setSessionChanges] = useState(0);
  const { notice: saved } = selfEdit.state.context;
  // The notice's remaining task is done once no address is waiting.
  const isOver = saved?.detail !== undefined && emailChange.state.context.email === null;
  const notice = isOver ? null : saved;
  const dismiss = (): void => selfEdit.send({ type: 'notice.dismissed' });

  return (
    <Stack gap="lg">
      <Inline gap="md">
        <Avatar name={user.username} letters={2} size="large" />
        <PageHeader
          title={user.username.toLocaleUpperCase('en-IN')}
          subtitle={
            <Inline gap="xs">
              <RoleBadge role={user.role} />
              {typeof user.air === 'number' && (
                <Text as="span" size="small" tone="you" weight="semibold" tabular>
                  {content.ownRank(number.format(user.air))}
                </Text>
              )}
            </Inline>
          }
        />
      </Inline>
      <FormNotice
        notice={notice}
        {...(notice?.tone === 'critical' && { title: selfEditMessages.failureHeading })}
        onDismiss={dismiss}
      />
      {may(user.role, 'student') && <GuardianCard />}
      <ApplicantCard />
      <div className={columns}>
        <Stack gap="lg">
          <ContactCard {...selfEdit} user={user} emailChange={emailChange} />
          <ProfileFacts user={user} />
        </Stack>
        <Stack gap="lg">
          <PaymentHistory role={user.role} />
          <PasswordCard user={user} />
        </Stack>
      </div>
      {may(user.role, 'console') && (
        <SecondFactorCard onClosed={() => setSessionChanges((count) => count + 1)} />
      )}
      <SessionsCard changes={sessionChanges} />
      {may(user.role, 'student') && <OwnDataCard />}
    </Stack>
  );
};
