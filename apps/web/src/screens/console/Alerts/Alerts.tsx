import { alertStates } from '@seatwise/api-client/contract/alerts';
import {
  AlertDialog,
  Button,
  Dialog,
  EmptyState,
  Grid,
  icons,
  Notice,
  PageHeader,
  Select,
  Stack,
  Text,
} from '@seatwise/ui';
import { useEffect, useRef, useState } from 'react';
import { Loaded } from '../../../components/Loaded.tsx';
import { content } from '../../../content/adminAlerts.ts';
import { AlertCard } from './AlertCard.tsx';
import type { PlannedAlert } from '@seatwise/flows/alerts';
import { AlertEditor } from './AlertEditor.tsx';
import { useAlertPlan } from './useAlertPlan.ts';

const filters = ['all', ...alertStates] as const;

/** The alerts of staff: planned, published and withdrawn ones, and their editor. */
export const Alerts = () => {
  const plan = useAlertPlan();
  const { alerts, result } = plan;
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [edited, setEdited] = useState<PlannedAlert | 'new'>();
  const [doomed, setDoomed] = useState<PlannedAlert>();
  const title = useRef<HTMLHeadingElement>(null);
  const hasWithdrawn = useRef(false);
  const shown = alerts.filter(({ state }) => filter === 'all' || state === filter);
  const { confirm, editor } = content;
  const open = (alert: PlannedAlert | 'new'): void => {
    plan.dismissResult();
    setEdited(alert);
  };
  const withdraw = async (): Promise<void> => {
    if (doomed) await plan.withdraw(doomed.id);
    hasWithdrawn.current = true;
    setDoomed(undefined);
  };
  useEffect(() => {
    // The button that had the focus is gone with the alert's state.
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
      <Grid columns={3}>
        <Select
          label={content.show}
          required
          value={filter}
          options={filters.map((value) => ({ value, label: content.shown[value] }))}
          onChange={({ value }) => setFilter(filters.find((one) => one === value) ?? 'all')}
        />
      </Grid>
      <Loaded
        query={plan.query}
        loading={content.loading}
        failed={content.failed}
        hint={content.failedHint}
      >
        {() => (
          <>
            <Text as="div" size="small" tone="muted" tabular>
              <output>{content.count(shown.length)}</output>
            </Text>
            {shown.length === 0 ? (
              <EmptyState
                title={alerts.length > 0 ? content.noneOf : content.none}
                icon={icons.Bell}
              >
                {content.noneHint}
              </EmptyState>
            ) : (
              <Stack as="ul">
                {shown.map((alert) => (
                  <AlertCard
                    key={alert.id}
                    alert={alert}
                    onEdit={() => open(alert)}
                    onWithdraw={() => {
                      plan.dismissResult();
                      setDoomed(alert);
                    }}
                  />
                ))}
              </Stack>
            )}
          </>
        )}
      </Loaded>
      <Dialog
        open={edited !== undefined}
        title={edited === 'new' ? editor.new : editor.change}
        size="wide"
        onClose={() => setEdited(undefined)}
      >
        {edited && (
          <AlertEditor
            alert={edited === 'new' ? undefined : edited}
            plan={plan}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Dialog>
      <AlertDialog
        open={doomed !== undefined}
        title={confirm.title}
        message={confirm.message}
        confirmLabel={confirm.yes}
        cancelLabel={confirm.no}
        tone="critical"
        loading={plan.isBusy}
        onConfirm={() => void withdraw()}
        onCancel={() => setDoomed(undefined)}
      >
        {doomed && <Text weight="semibold">{doomed.title}</Text>}
      </AlertDialog>
    </Stack>
  );
};
