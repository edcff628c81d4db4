import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { registrationDeadline } from '@seatwise/flows/counselling-dates';
import { Button, icons, Inline, Link, Notice, Provenance, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/choices.ts';
import type { Giver } from '../../../features/choices/useGiver.ts';
import { useCounsellingDates } from '../../../features/counselling-dates/useCounsellingDates.ts';
import { useDateText } from '../../../features/counselling-dates/useIndianTime.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { Deadline } from './Deadline.tsx';

const { next: copy } = content;

/** The last day to register; says that no date is known only once the dates have loaded. */
const RegistrationDate = ({ exam }: { readonly exam: ReturnType<typeof examOf> }) => {
  const { session } = useServices();
  const { data, status } = useCounsellingDates(exam);
  const textOf = useDateText();
  if (status === 'loading' && !data) return null;
  const date = registrationDeadline(data ?? [], session.now());
  if (!date) return <Text tone="muted">{copy.noDate('mcc.nic.in')}</Text>;
  return (
    <Inline gap="xs">
      <Text as="span" weight="semibold">
        {copy.until(date.title, textOf(date))}
      </Text>
      {date.source && <Provenance source={date.source} />}
    </Inline>
  );
};

/** The registration that MCC requires before it takes choices, and its cost. */
const RegisterAtMcc = () => {
  const { session } = useServices();
  const exam = examOf(useUser(session)?.counsellingCategory ?? null);
  return (
    <>
      <Text>{copy.register}</Text>
      <RegistrationDate exam={exam} />
      <Text>{copy.atHand}</Text>
      <Text>
        {copy.cost[exam]} <Link href={paths.notJoining}>{copy.moreCost}</Link>
      </Text>
      <Text>{copy.state}</Text>
    </>
  );
};

/** The remaining steps after a lock, in order: register and pay, lock the same choices on the portal, gather documents. */
export const AfterLock = ({ giver }: { readonly giver: Giver }) => (
  <Notice tone="caution" title={copy.title(giver.site)}>
    <Stack gap="xs">
      {giver.key === undefined ? <RegisterAtMcc /> : <Text>{copy.noDate(giver.site)}</Text>}
      {giver.portal !== undefined && (
        <Inline gap="xs">
          <Link href={giver.portal} variant="button" size="compact" newTab>
            {copy.portal(giver.site)}
          </Link>
        </Inline>
      )}
      <Text weight="semibold">{copy.lock}</Text>
      <Text>{copy.text(giver.name, giver.site)}</Text>
      <Deadline giver={giver} />
      <Inline gap="xs">
        <Button tone="secondary" size="compact" icon={icons.Printer} onPress={() => print()}>
          {copy.print}
        </Button>
        <Link href={`${paths.home}#season-documents`} standalone>
          {copy.documents}
        </Link>
      </Inline>
    </Stack>
  </Notice>
);
