import { alertTopics, maxAlertLength } from '@seatwise/api-client/contract/constants/alerts';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import {
  alertProblems,
  doubtsOf,
  draftOf,
  emptyDraft,
  inputOf,
  type AlertDraft,
  type PlannedAlert,
} from '@seatwise/flows/alerts';
import { categories } from '@seatwise/flows/eligibility';
import {
  Button,
  Card,
  Checkbox,
  Form,
  Grid,
  Heading,
  Inline,
  Notice,
  Select,
  Stack,
  TextArea,
  TextField,
  type useForm,
} from '@seatwise/ui';
import { useId, useState } from 'react';
import { content } from '../../../content/adminAlerts.ts';
import { AlertArticle } from '../../../features/alerts/AlertArticle.tsx';
import { useKeptForm } from '../../../hooks/useKeptForm.ts';
import { optionsOf } from '../../../lib/options.ts';
import { useServices } from '../../../services/services.ts';
import { AlertEditorFile, useAttachableFiles, type AttachableFile } from './AlertEditorFile.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import type { AlertPlan } from './useAlertPlan.ts';

const { editor: copy } = content;

type AlertForm = ReturnType<typeof useForm<AlertDraft>>;
type Doubts = ReturnType<typeof doubtsOf>;

interface AudienceProps {
  readonly form: AlertForm;
}

/** Whom the alert is for. */
const AlertEditorAudience = ({ form: { values, change } }: AudienceProps) => (
  <>
    <CheckboxGroup
      label={copy.exams}
      hint={copy.examsHint}
      options={exams}
      chosen={values.exams}
      onChange={(chosen) => change({ exams: chosen })}
    />
    <CheckboxGroup
      label={copy.categories}
      hint={copy.categoriesHint}
      options={categories}
      chosen={values.categories}
      onChange={(chosen) => change({ categories: chosen })}
    />
  </>
);

interface LinkProps extends AudienceProps {
  readonly doubts: Doubts;
}

/** The official source, and what the fraud check says against the links. */
const AlertEditorLink = ({ form: { values, change, field, text }, doubts }: LinkProps) => {
  const unconfirmed = doubts.find(({ named }) => !values.confirmed.includes(named))?.named;
  return (
    <>
      <TextField {...text('link')} label={copy.link} hint={copy.linkHint} maxLength={500} />
      {doubts.length > 0 && (
        <>
          <Notice tone="caution" title={copy.doubts}>
            <Stack as="ul" gap="xxs">
              {doubts.map(({ named, risk }) => (
                <li key={named}>
                  <bdi>{named}</bdi> {copy.findings[risk]}
                </li>
              ))}
            </Stack>
          </Notice>
          {doubts.map(
            ({ named, risk }) =>
              risk !== 'unreadable' &&
              risk !== 'names-a-user' && (
                <Checkbox
                  key={named}
                  // The error summary leads to the first that is not confirmed.
                  {...(named === unconfirmed && field('confirmed'))}
                  label={copy.confirm[risk](named)}
                  checked={values.confirmed.includes(named)}
                  onChange={({ checked }) =>
                    change({
                      confirmed: checked
                        ? [...values.confirmed, named]
                        : values.confirmed.filter((other) => other !== named),
                    })
                  }
                />
              ),
          )}
        </>
      )}
    </>
  );
};

interface PreviewProps {
  readonly draft: AlertDraft;
  /** The alert as it was saved last. */
  readonly alert: PlannedAlert | undefined;
  readonly doubts: Doubts;
  readonly files: readonly AttachableFile[];
  readonly now: number;
}

/** The alert as students will see it. */
const AlertEditorPreview = ({ draft, alert, doubts, files, now }: PreviewProps) => {
  const id = useId();
  const isMoved = alert?.state === 'published' && alert.date && alert.date !== draft.date;
  const previewed = {
    ...draft,
    title: draft.title.trim() || copy.title,
    exams: [...draft.exams],
    categories: [...draft.categories],
    previousDate: isMoved ? alert.date : alert?.previousDate,
    publishedAt: alert?.publishAt,
    revisedAt: draft.isRevised ? new Date(now).toISOString() : alert?.revisedAt,
    isOfficial: !doubts.some(({ named }) => named === draft.link.trim()),
    file: files.find((file) => file.id === draft.fileId),
  };
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="sm">
        <Heading level={3} id={id}>
          {copy.preview}
        </Heading>
        <AlertArticle level={4} alert={previewed} />
      </Stack>
    </Card>
  );
};

interface AlertEditorProps {
  /** The alert to change; none for a new one. */
  readonly alert: PlannedAlert | undefined;
  readonly plan: Pick<AlertPlan, 'officialSites' | 'isBusy' | 'result' | 'save'>;
  readonly onClose: () => void;
}

/** Writes or changes an alert, with what the fraud check says and a preview. */
export const AlertEditor = ({ alert, plan, onClose }: AlertEditorProps) => {
  const { session } = useServices();
  const files = useAttachableFiles(alert);
  const [now, setNow] = useState(session.now);
  const isPublished = alert?.state === 'published';
  const { officialSites } = plan;
  const problemsAt = (time: number) => (values: AlertDraft) =>
    alertProblems(values, { now: time, isPublished, officialSites });
  const form = useKeptForm<AlertDraft>(`alert ${alert?.id ?? 'new'}`, {
    initial: alert ? draftOf(alert) : emptyDraft,
    problemsOf: problemsAt(now),
    errorTitle: copy.problems,
  });
  const { values: draft, change, text } = form;
  const settle = (): void => {
    form.drop();
    onClose();
  };
  const doubts = doubtsOf(draft, officialSites, now);
  const submit = (): void => {
    const time = session.now();
    setNow(time);
    if (Object.keys(problemsAt(time)(draft)).length > 0 || plan.isBusy) return;
    void plan.save(alert?.id, inputOf(draft)).then((isSaved) => isSaved && settle());
  };
  const submitLabel = draft.publishAt === '' ? copy.publish : copy.plan;
  return (
    <Form {...form.form(submit)}>
      <TextField {...text('title')} label={copy.title} required maxLength={200} />
      <TextArea {...text('text')} label={copy.text} required maxLength={maxAlertLength} />
      <Select {...text('topic')} label={copy.topic} required options={optionsOf(alertTopics)} />
      <Grid columns={2}>
        <TextField label={copy.date} hint={copy.dateHint} type="date" {...text('date')} />
        <TextField label={copy.time} hint={copy.timeHint} type="time" {...text('time')} />
      </Grid>
      <AlertEditorAudience form={form} />
      <AlertEditorLink form={form} doubts={doubts} />
      <AlertEditorFile
        files={files}
        value={draft.fileId}
        onChange={(fileId) => change({ fileId })}
      />
      {!isPublished && (
        <TextField
          {...text('publishAt')}
          label={copy.publishAt}
          hint={copy.publishAtHint}
          type="datetime-local"
        />
      )}
      <Checkbox
        label={copy.pinned}
        checked={draft.isPinned}
        onChange={({ checked }) => change({ isPinned: checked })}
      />
      {isPublished && (
        <Checkbox
          label={copy.revised}
          checked={draft.isRevised}
          onChange={({ checked }) => change({ isRevised: checked })}
        />
      )}
      <AlertEditorPreview draft={draft} alert={alert} doubts={doubts} files={files} now={now} />
      {plan.result?.tone === 'critical' && <Notice tone="critical">{plan.result.text}</Notice>}
      <Inline justify="end">
        <Button tone="secondary" onPress={settle}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={plan.isBusy} keepsFocus>
          {isPublished ? copy.save : submitLabel}
        </Button>
      </Inline>
    </Form>
  );
};
