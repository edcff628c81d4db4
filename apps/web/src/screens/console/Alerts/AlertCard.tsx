import { fullDateTime, timeOf, type PlannedAlert } from '@seatwise/flows/alerts';
import { Badge, Card, icons, Inline, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/adminAlerts.ts';
import { AlertArticle } from '../../../features/alerts/AlertArticle.tsx';
import { EntryButton } from '../console-list/EntryButton.tsx';

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
  readonly onRepublish: () => void;
}

/** An alert in the console: its state, its look for students, and its actions. */
export const AlertCard = ({ alert, onEdit, onWithdraw, onRepublish }: AlertCardProps) => {
  const { state, title, authorName } = alert;
  const actions =
    state === 'withdrawn'
      ? [{ label: content.republish, icon: icons.RotateCw, onPress: onRepublish }]
      : [
          { label: content.edit, icon: icons.Pencil, onPress: onEdit },
          { label: content.withdraw, icon: icons.X, onPress: onWithdraw },
        ];
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
          <Inline>
            {actions.map((action) => (
              <EntryButton key={action.label} {...action} of={content.of(title)} />
            ))}
          </Inline>
        </Stack>
      </Card>
    </li>
  );
};
