import { adminMails as contract } from '@seatwise/api-client/contract/adminMails';
import { fullDateTime, timeOf } from '@seatwise/flows/alerts';
import { isNotOffered } from '@seatwise/flows/shared';
import { Button, Card, Heading, icons, Inline, Notice, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/givenUpMails.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

/** The emails that could not be sent, if there are any, with a button to send them again. */
export const GivenUpMails = () => {
  const calls = useServices().api.area(contract);
  const query = useQuery(contract, 'listGivenUpMails', undefined, { nullIf: isNotOffered });
  const { mutate, isBusy, result } = useMutation(query.refetch);
  const mails = query.data ?? [];
  if (query.status === 'failed' && mails.length === 0)
    return <Notice tone="caution">{content.failed}</Notice>;
  return (
    <>
      {result && <Notice tone={result.tone}>{result.text}</Notice>}
      {mails.length > 0 && (
        <Card>
          <Stack gap="sm">
            <Heading level={2} size="title">
              {content.heading}
            </Heading>
            <Text tone="muted">{content.hint}</Text>
            <Stack as="ul" gap="xs">
              {mails.map(({ id, email, subject, createdAt, fault }) => (
                <li key={id}>
                  <Text>
                    <bdi>{email ?? content.missing}</bdi> · <bdi>{subject ?? content.missing}</bdi>
                  </Text>
                  <Text as="div" size="small" tone="muted" tabular>
                    {fullDateTime(timeOf(createdAt))} · {fault ?? content.missing}
                  </Text>
                </li>
              ))}
            </Stack>
            {mails.some(({ maySendAgain }) => maySendAgain) && (
              <Inline>
                <Button
                  tone="secondary"
                  icon={icons.Send}
                  loading={isBusy}
                  onPress={() =>
                    void mutate(
                      () => calls.sendMailsAgain({}),
                      content.notSent,
                      ({ count }) => content.sent(count),
                    )
                  }
                >
                  {content.sendAgain}
                </Button>
              </Inline>
            )}
          </Stack>
        </Card>
      )}
    </>
  );
};
