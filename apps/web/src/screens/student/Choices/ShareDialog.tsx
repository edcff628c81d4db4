import { sharing } from '@seatwise/api-client/contract/constants/choices';
import {
  Button,
  Checkbox,
  Dialog,
  Heading,
  icons,
  Inline,
  Link,
  Notice,
  Stack,
  Text,
  TextField,
  useDateFormatter,
} from '@seatwise/ui';
import { useState, type ReactNode } from 'react';
import { sharing as copy } from '../../../content/sharing.ts';
import { language } from '../../../lib/language.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import type { ListShare } from './useListShare.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';

interface OpenLinkProps {
  readonly link: NonNullable<ListShare['link']>;
  /** Further actions on the link. */
  readonly children: ReactNode;
}

/** The active link, with the actions on it. */
const OpenLink = ({ link, children }: OpenLinkProps) => {
  const day = useDateFormatter({ dateStyle: 'long' });
  const [copied, setCopied] = useState<boolean>();
  const address = `${location.origin}${language.base}${paths.sharedList}#${link.token}`;
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Stack gap="xs">
      <TextField label={copy.link} value={address} readOnly onChange={() => {}} />
      <Text size="small" tone="muted">
        {copy.until(day.format(new Date(link.expiresAt)), link.withRank === true)}
      </Text>
      <Inline>
        <Button icon={icons.FileText} onPress={() => void copyLink()}>
          {copied ? copy.copied : copy.copy}
        </Button>
        {children}
      </Inline>
      {copied === false && <Notice tone="caution">{copy.notCopied}</Notice>}
    </Stack>
  );
};

interface ShareProps {
  readonly share: ListShare;
}

/** Makes the link to a list, or ends the active link. */
const ShareLink = ({ share }: ShareProps) => {
  const { isBusy, failure, run } = useRequest();
  const [withRank, setWithRank] = useState(false);
  return (
    <>
      {share.link ? (
        <OpenLink key={share.link.token} link={share.link}>
          <Button tone="secondary" loading={isBusy} onPress={() => void run(share.end)}>
            {copy.end}
          </Button>
        </OpenLink>
      ) : (
        <>
          <Checkbox
            label={copy.withRank}
            checked={withRank}
            onChange={({ checked }) => setWithRank(checked)}
          />
          <Inline>
            <Button loading={isBusy} onPress={() => void run(() => share.make(withRank))}>
              {copy.make}
            </Button>
          </Inline>
        </>
      )}
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
    </>
  );
};

/** Sends the link to the student's counsellor. */
const ShareWithCounsellor = ({ share }: ShareProps) => {
  const { isBusy, failure, run } = useRequest();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Text size="small">{copy.counsellor.text}</Text>
      {isSent ? (
        <Notice tone="positive">
          {copy.counsellor.sent} <Link href={paths.liveChat}>{copy.counsellor.openChat}</Link>
        </Notice>
      ) : (
        <Inline>
          <Button
            tone="secondary"
            icon={icons.Send}
            loading={isBusy}
            onPress={() => void run(share.send).then(setSent)}
          >
            {copy.counsellor.send}
          </Button>
        </Inline>
      )}
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
    </>
  );
};

interface ShareDialogProps extends ShareProps {
  readonly onClose: () => void;
}

/** Makes and ends the link to a list, and sends it to the counsellor if the plan includes one. */
export const ShareDialog = ({ share, onClose }: ShareDialogProps) => {
  const { session } = useServices();
  const role = useUser(session)?.role;
  return (
    <Dialog open title={copy.title} description={copy.hint} onClose={onClose}>
      <Stack>
        <ShareLink share={share} />
        <Heading level={3}>{copy.counsellor.title}</Heading>
        {sharing.counselled.some((plan) => plan === role) ? (
          <ShareWithCounsellor share={share} />
        ) : (
          <Text size="small">
            {copy.counsellor.notInPlan} <Link href={paths.plans}>{copy.counsellor.plans}</Link>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};
