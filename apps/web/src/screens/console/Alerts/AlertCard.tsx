import { fullDateTime, timeOf } from '@seatwise/flows/alerts';
import { Badge, Button, Card, icons, Inline, Stack, Text, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/adminAlerts.ts';
import { AlertArticle } from '../../../features/alerts/AlertArticle.tsx';
import type { PlannedAlert } from '@seatwise/flows/alerts';

const tones = { planned: 'accent', published: 'positive', withdrawn: 'neutral' } as const;
const stateIcons = { planned: icons.Clock, published: icons.Check, withdrawn: icons.X } as const;

const when = ({ state, publishAt, withdrawnAt }: PlannedAlert): string => {
  if (state === 'withdrawn') return content.withdrawnAt(fullDateTime(timeOf(withdrawnAt)));
  const time = fullDateTime(timeOf(publishAt));
  return state === 'planned' ? content.plannedFor(time) : content.publishedAt(time);
};

interface AlertCardProps {
  readonly alert: PlannedAlert;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
}

/** An alert in the console: its state, as students see it, and what can be done. */
export const AlertCard = ({ alert, onEdit, onWithdraw }: AlertCardProps) => {
  const { state, title, authorName } = alert;
  return (
    <li>
      <Card>
        <Stack gap="sm">
          <Inline justify="between" gap="xs">
            {state ? (
              <Badge tone={tones[state]} icon={stateIcons[state]}>
                {content.shown[state]}
              </Badge>
            ) : (
              content.missing
            )}
            <Text as="div" size="small" tone="muted" tabular>
              {when(alert)} {authorName && content.by(authorName)}
            </Text>
          </Inline>
          <AlertArticle level={2} alert={{ ...alert, publishedAt: null }} />
          {state !== 'withdrawn' && (
            <Inline>
              <Button tone="secondary" size="compact" icon={icons.Pencil} onPress={onEdit}>
                {content.edit}
                <VisuallyHidden>{content.of(title)}</VisuallyHidden>
              </Button>
              <Button tone="secondary" size="compact" icon={icons.X} onPress={onWithdraw}>
                {content.withdraw}
                <VisuallyHidden>{content.of(title)}</VisuallyHidden>
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
    </li>
  );
};
