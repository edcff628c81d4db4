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
import { settled, sheetMoment } from '@seatwise/flows/shared';
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
import { Conflicts } from '../console-list/Conflicts.tsx';
import { AlertArticle } from '../../../features/alerts/AlertArticle.tsx';
import { useKeptForm } from '../../../hooks/useKeptForm.ts';
import { optionsOf } from '../../../lib/options.ts';
import { useServices } from '../../../services/services.ts';
import { AlertEditorFile, useAttachableFiles, type AttachableFile } from './AlertEditorFile.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import type { AlertPlan } from './useAlertPlan.ts';

const { editor: copy } = content;

/** A draft, with the alert as it was when the draft began. */
interface EditedAlert extends AlertDraft {
  readonly seen?: AlertDraft;
}

type AlertForm = ReturnType<typeof useForm<EditedAlert>>;
type Doubts = ReturnType<typeof doubtsOf>;

interface AudienceProps {
  readonly form: AlertForm;
}

/** The students that the alert is for. */
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

interface MarksProps extends AudienceProps {
  readonly isPublished: boolean;
}

/** Whether the alert comes first, and whether it counts as revised. */
const AlertEditorMarks = ({ form: { values, change }, isPublished }: MarksProps) => (
  <>
    <Checkbox
      label={copy.pinned}
      checked={values.isPinned}
      onChange={({ checked }) => change({ isPinned: checked })}
    />
    {isPublished && (
      <Checkbox
        label={copy.revised}
        checked={values.isRevised}
        onChange={({ checked }) => change({ isRevised: checked })}
      />
    )}
  </>
);

interface LinkProps extends AudienceProps {
  readonly doubts: Doubts;
}

/** The official source, and the doubts of the fraud check about the links. */
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
                  // The error summary links to the first doubt that is not confirmed.
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
  /** The alert as last saved. */
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

type SaveInput = Parameters<AlertPlan['save']>[1];

interface AlertConflictsProps {
  readonly draft: AlertDraft;
  readonly seen: AlertDraft;
  readonly files: readonly AttachableFile[];
  readonly plan: Pick<AlertPlan, 'conflicts'>;
  readonly onKeep: (input: SaveInput) => Promise<void>;
}

/** Shows the fields that another editor has saved since the form was opened, to choose from. */
const AlertConflicts = ({ draft, seen, files, plan, onKeep }: AlertConflictsProps) => {
  const edit = { values: inputOf(draft), seen: inputOf(seen) };
  const show = (field: string, value: string | null) => {
    if (field === 'isPinned') return copy.isPinned[value === 'true' ? 'yes' : 'no'];
    if (field === 'publishAt') return value && sheetMoment(Date.parse(value));
    return field === 'fileId' ? files.find(({ id }) => String(id) === value)?.fileName : value;
  };
  return (
    <Conflicts
      conflicts={plan.conflicts}
      names={copy.fields}
      mine={edit.values}
      show={show}
      onKeep={(keep) => {
        const { values, seen: shown } = settled(edit, plan.conflicts, keep);
        void onKeep({ ...values, seen: shown });
      }}
    />
  );
};

interface AlertEditorProps {
  /** The alert to change; undefined for a new one. */
  readonly alert: PlannedAlert | undefined;
  readonly plan: Pick<AlertPlan, 'officialSites' | 'isBusy' | 'result' | 'conflicts' | 'save'>;
  readonly onClose: () => void;
}

/** Writes or changes an alert, with the doubts of the fraud check and a preview. */
export const AlertEditor = ({ alert, plan, onClose }: AlertEditorProps) => {
  const { session } = useServices();
  const files = useAttachableFiles(alert);
  const [now, setNow] = useState(session.now);
  const isPublished = alert?.state === 'published';
  const { officialSites } = plan;
  const problemsAt = (time: number) => (values: AlertDraft) =>
    alertProblems(values, { now: time, isPublished, officialSites });
  const form = useKeptForm<EditedAlert>(`alert ${alert?.id ?? 'new'}`, {
    initial: alert ? { ...draftOf(alert), seen: draftOf(alert) } : emptyDraft,
    problemsOf: problemsAt(now),
    errorTitle: copy.problems,
  });
  const {
    values: { seen, ...draft },
    change,
    text,
  } = form;
  const settle = (): void => {
    form.drop();
    onClose();
  };
  const doubts = doubtsOf(draft, officialSites, now);
  const save = async (input: SaveInput): Promise<void> => {
    if (await plan.save(alert?.id, input)) settle();
  };
  const submit = (): void => {
    const time = session.now();
    setNow(time);
    if (Object.keys(problemsAt(time)(draft)).length > 0 || plan.isBusy) return;
    void save({ ...inputOf(draft), ...(seen && { seen: inputOf(seen) }) });
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
      <AlertEditorMarks form={form} isPublished={isPublished} />
      <AlertEditorPreview draft={draft} alert={alert} doubts={doubts} files={files} now={now} />
      {plan.result?.tone === 'critical' && <Notice tone="critical">{plan.result.text}</Notice>}
      {seen && <AlertConflicts draft={draft} seen={seen} files={files} plan={plan} onKeep={save} />}
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
