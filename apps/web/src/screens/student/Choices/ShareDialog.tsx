import { ApiError } from '@seatwise/api-client';
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
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import type { ListShare } from './useListShare.ts';

const linkOf = (token: string): string => `${location.origin}${paths.sharedList}#${token}`;

interface OpenLinkProps {
  readonly share: NonNullable<ListShare['share']>;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** The link that is open, with what can be done with it. */
const OpenLink = ({ share, children }: OpenLinkProps) => {
  const day = useDateFormatter({ dateStyle: 'long' });
  const [copied, setCopied] = useState<boolean>();
  const link = linkOf(share.token);
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Stack gap="xs">
      <TextField label={copy.link} value={link} readOnly onChange={() => {}} />
      <Text size="small" tone="muted">
        {copy.until(day.format(new Date(share.expiresAt)), share.withRank === true)}
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

interface ShareDialogProps {
  readonly list: ListShare;
  readonly onClose: () => void;
}

/** Makes and ends the link to a list, and sends it to the counsellor where the plan has one. */
export const ShareDialog = ({ list, onClose }: ShareDialogProps) => {
  const { session } = useServices();
  const role = useUser(session)?.role;
  const [withRank, setWithRank] = useState(false);
  const [busy, setBusy] = useState<'make' | 'end' | 'send'>();
  const [failure, setFailure] = useState<string>();
  const [isSent, setSent] = useState(false);
  const run = async (name: typeof busy, call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(name);
    setFailure(undefined);
    try {
      await call();
      list.reload();
      return true;
    } catch (error) {
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      setFailure(said ?? copy.failed);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const isCounselled = sharing.counselled.some((plan) => plan === role);
  return (
    <Dialog open title={copy.title} description={copy.hint} onClose={onClose}>
      <Stack>
        {list.share ? (
          <OpenLink key={list.share.token} share={list.share}>
            <Button
              tone="secondary"
              loading={busy === 'end'}
              onPress={() => void run('end', list.end)}
            >
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
              <Button
                loading={busy === 'make'}
                onPress={() => void run('make', () => list.make(withRank))}
              >
                {copy.make}
              </Button>
            </Inline>
          </>
        )}
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
        <Heading level={3} size="title">
          {copy.counsellor.title}
        </Heading>
        {isCounselled ? (
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
                  loading={busy === 'send'}
                  onPress={() => void run('send', list.send).then(setSent)}
                >
                  {copy.counsellor.send}
                </Button>
              </Inline>
            )}
          </>
        ) : (
          <Text size="small">
            {copy.counsellor.notInPlan} <Link href={paths.plans}>{copy.counsellor.plans}</Link>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};
