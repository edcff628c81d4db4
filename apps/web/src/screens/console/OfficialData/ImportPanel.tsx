import {
  Button,
  Card,
  FileDrop,
  icons,
  Inline,
  ProgressBar,
  Spinner,
  Stack,
  Stepper,
  Text,
} from '@seatwise/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { content } from '../../../content/officialData.ts';
import { CheckResult } from './CheckResult.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { step } from './ImportPanel.css.ts';
import { MappingForm } from './MappingForm.tsx';
import type { WantedRound } from './RoundGrid.tsx';
import type { ImportFlow } from './useDataImport.ts';
import type { PublishedData } from './useVersions.ts';

interface ImportPanelProps {
  readonly flow: ImportFlow;
  /** The unfinished imports. */
  readonly open: PublishedData['open'];
  /** The round whose list is expected next. */
  readonly wanted?: WantedRound | undefined;
}

const stepOf = ({ state }: ImportFlow): number => {
  const { data } = state.context;
  if (!data) return 0;
  return state.matches('checked') || state.matches('checking') || state.matches('publishing')
    ? 2
    : 1;
};

/** The element that gets the focus when one step replaces another. */
const useFocusOnStep = (current: number) => {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, [current]);
  return ref;
};

interface RunningProps {
  readonly label: string;
  readonly share: number;
  /** The button that stops the work. */
  readonly children: ReactNode;
}

const Running = ({ label, share, children }: RunningProps) => (
  <Stack>
    <ProgressBar label={label} share={share} />
    <Inline>{children}</Inline>
  </Stack>
);

const Choosing = ({ flow: { state, send }, open, wanted }: ImportPanelProps) => {
  const { file, share } = state.context;
  if (state.matches('opening')) return <Spinner label={content.file.opening} />;
  if (file)
    return (
      <Running label={content.file.uploading(file.name)} share={share}>
        <Button tone="secondary" onPress={() => send({ type: 'upload.cancelled' })}>
          {content.file.stop}
        </Button>
      </Running>
    );
  return (
    <Stack>
      {wanted && (
        <Text weight="semibold">{content.grid.wanted(wanted.exam, wanted.year, wanted.round)}</Text>
      )}
      <FileDrop
        label={content.file.label}
        hint={content.file.hint}
        accept=".csv,.tsv,.txt,.xlsx,.pdf"
        onFile={(picked) => send({ type: 'file.chosen', ...picked })}
      />
      {open.length > 0 && (
        <Stack gap="xs">
          <Text weight="semibold">{content.open}</Text>
          {open.map(({ id, fileName, uploadedBy }) => (
            <Inline key={id}>
              <Button
                tone="secondary"
                size="compact"
                icon={icons.FileText}
                onPress={() => send({ type: 'import.opened', id })}
              >
                {content.openOne(fileName)}
              </Button>
              <Text as="span" size="small" tone="muted">
                <bdi>{content.openBy(uploadedBy)}</bdi>
              </Text>
            </Inline>
          ))}
        </Stack>
      )}
    </Stack>
  );
};

const Step = (props: ImportPanelProps) => {
  const { flow, wanted } = props;
  const { state } = flow;
  const { data, share } = state.context;
  if (!data) return <Choosing {...props} />;
  if (state.matches('checking'))
    return (
      <Running label={content.checking(data.fileName)} share={share}>
        <DiscardButton flow={flow} data={data} />
      </Running>
    );
  if (data.result && (state.matches('checked') || state.matches('publishing')))
    return <CheckResult key={data.id} flow={flow} data={data} result={data.result} />;
  return <MappingForm key={data.id} flow={flow} data={data} wanted={wanted} />;
};

/** The import of a list, step by step. */
export const ImportPanel = (props: ImportPanelProps) => {
  const { flow } = props;
  const { state, send } = flow;
  const current = stepOf(flow);
  const ref = useFocusOnStep(current);
  return (
    <Card>
      <Stack>
        <Stepper label={content.stepsLabel} steps={content.steps} current={current} />
        <FormNotice
          notice={state.context.notice}
          onDismiss={() => send({ type: 'notice.dismissed' })}
        />
        <div ref={ref} tabIndex={-1} className={step}>
          <Step {...props} />
        </div>
      </Stack>
    </Card>
  );
};
