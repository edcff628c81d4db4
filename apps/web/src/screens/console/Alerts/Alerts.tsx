import type { PlannedAlert } from '@seatwise/flows/alerts';
import { AlertDialog, Button, Dialog, icons, Notice, PageHeader, Stack, Text } from '@seatwise/ui';
import { useEffect, useRef, useState } from 'react';
import { content } from '../../../content/adminAlerts.ts';
import { CardList, StateFilter } from '../console-list/CardList.tsx';
import { AlertCard } from './AlertCard.tsx';
import { AlertEditor } from './AlertEditor.tsx';
import { useAlertPlan, type AlertPlan } from './useAlertPlan.ts';

const { confirm, editor } = content;

interface WithdrawalProps {
  /** The alert to withdraw, if any. */
  readonly alert: PlannedAlert | undefined;
  readonly plan: AlertPlan;
  readonly onWithdrawn: () => void;
  readonly onClose: () => void;
}

/** Confirms the withdrawal of an alert, which the dialog names. */
const AlertWithdrawal = ({ alert, plan, onWithdrawn, onClose }: WithdrawalProps) => {
  const withdraw = async (id: number): Promise<void> => {
    await plan.withdraw(id);
    onWithdrawn();
    onClose();
  };
  return (
    <AlertDialog
      open={alert !== undefined}
      title={confirm.title}
      message={confirm.message}
      confirmLabel={confirm.yes}
      cancelLabel={confirm.no}
      tone="critical"
      loading={plan.isBusy}
      onConfirm={() => alert && void withdraw(alert.id)}
      onCancel={onClose}
    >
      {alert && <Text weight="semibold">{alert.title}</Text>}
    </AlertDialog>
  );
};

/** The staff's planned, published and withdrawn alerts, and their editor. */
export const Alerts = () => {
  const plan = useAlertPlan();
  const { alerts, result } = plan;
  const [filter, setFilter] = useState<keyof typeof content.shown>('all');
  const [edited, setEdited] = useState<PlannedAlert | 'new'>();
  const [withdrawn, setWithdrawn] = useState<PlannedAlert>();
  const title = useRef<HTMLHeadingElement>(null);
  const hasWithdrawn = useRef(false);
  const open = (alert: PlannedAlert | 'new'): void => {
    plan.dismissResult();
    setEdited(alert);
  };
  const changed = edited === 'new' ? undefined : edited;
  const closeEditor = (): void => setEdited(undefined);
  useEffect(() => {
    // The focused button disappeared when the alert changed its state.
    if (!hasWithdrawn.current || document.activeElement !== document.body) return;
    hasWithdrawn.current = false;
    title.current?.focus();
  });
  return (
    <Stack gap="lg">
      <PageHeader
        title={content.heading}
        titleRef={title}
        subtitle={content.subtitle}
        actions={
          <Button icon={icons.Plus} onPress={() => open('new')}>
            {content.write}
          </Button>
        }
      />
      {result && !edited && (
        <Notice tone={result.tone} onDismiss={plan.dismissResult}>
          {result.text}
        </Notice>
      )}
      <StateFilter text={content} value={filter} onChange={setFilter} />
      <CardList
        query={plan.query}
        text={content}
        none={alerts.length > 0 ? content.noneOf : content.none}
        icon={icons.Bell}
        cards={alerts
          .filter(({ state }) => filter === 'all' || state === filter)
          .map((alert) => (
            <AlertCard
              key={alert.id}
              alert={alert}
              onEdit={() => open(alert)}
              onRepublish={() => void plan.republish(alert.id)}
              onWithdraw={() => {
                plan.dismissResult();
                setWithdrawn(alert);
              }}
            />
          ))}
      />
      <Dialog
        open={edited !== undefined}
        title={edited === 'new' ? editor.new : editor.change}
        size="wide"
        onClose={closeEditor}
      >
        {edited && <AlertEditor alert={changed} plan={plan} onClose={closeEditor} />}
      </Dialog>
      <AlertWithdrawal
        alert={withdrawn}
        plan={plan}
        onWithdrawn={() => {
          hasWithdrawn.current = true;
        }}
        onClose={() => setWithdrawn(undefined)}
      />
    </Stack>
  );
};
