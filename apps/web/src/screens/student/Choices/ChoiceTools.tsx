import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { sheetOfChoices, withCities } from '@seatwise/flows/choices';
import { nextLock } from '@seatwise/flows/counselling-dates';
import {
  Button,
  Icon,
  IconButton,
  icons,
  Inline,
  Menu,
  Notice,
  Select,
  Text,
  useDateFormatter,
  useNumberFormatter,
  VisuallyHidden,
} from '@seatwise/ui';
import type { Ref } from 'react';
import { content, dialogs } from '../../../content/choices.ts';
import { SaveState } from '../../../features/choices/SaveState.tsx';
import { useCounsellingDates } from '../../../features/counselling-dates/useCounsellingDates.ts';
import { saveWorkbook } from '../../../features/workbook/saveFile.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import type { OpenDialog } from './ChoiceDialogs.tsx';
import { summary, tools } from './Choices.css.ts';
import { isPublished } from './Deadline.tsx';
import type { ListProps, ShownList } from './useChoiceList.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';

type MenuAction = keyof typeof content.menu;

const compact = { tone: 'secondary', size: 'compact' } as const;

const menuOf = ({ isLocked, share, items }: ShownList): readonly MenuAction[] => [
  ...(share.isOffered ? (['share'] as const) : []),
  ...(items.length === 0 ? [] : (['print', 'file'] as const)),
  ...(isLocked
    ? (['create', 'duplicate', 'versions'] as const)
    : (['create', 'rename', 'duplicate', 'versions', 'propose', 'remove'] as const)),
];

const StepButtons = ({ list: { state, send } }: ListProps) => (
  <>
    <IconButton
      label={content.undo}
      icon={icons.Undo2}
      disabled={state.context.past.length === 0}
      onPress={() => send({ type: 'step.undone' })}
    />
    <IconButton
      label={content.redo}
      icon={icons.Redo2}
      disabled={state.context.future.length === 0}
      onPress={() => send({ type: 'step.redone' })}
    />
  </>
);

/** How long the list is, whether it is saved, and until when it is filled on the portal. */
const ListState = ({ list: { lockedAt, items, state, known } }: ListProps) => {
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  const { session } = useServices();
  const { air, counsellingCategory = null } = useUser(session) ?? {};
  const { data: dates } = useCounsellingDates(examOf(counsellingCategory));
  const last = nextLock(dates ?? [], session.now());
  const number = useNumberFormatter();
  return (
    <Text as="div" size="small" tone="muted">
      {content.count(items.length)}
      {typeof air === 'number' && <> · {content.rank(number.format(air))}</>}
      {lockedAt === null ? (
        <>
          <SaveState state={state.value} />
          {last && (
            <>
              {' · '}
              {content.lastDate(day.format(new Date(last.at)))}
              {!isPublished(last) && '*'}
            </>
          )}{' '}
          · {content.portal}
        </>
      ) : (
        <> · {content.locked(day.format(new Date(lockedAt)))}</>
      )}
      {known.outlooks.size > 0 && <> · {content.sample}</>}
    </Text>
  );
};

interface ChoiceToolsProps extends ListProps {
  /** The line below the tools, which takes the focus of a tool that is gone. */
  readonly line: Ref<HTMLDivElement>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The tools of a list, and the line that says how long it is and whether it is saved. */
export const ChoiceTools = ({ list, line, onOpen }: ChoiceToolsProps) => {
  const { lists, all, id, name, isLocked, items, state, known } = list;
  const { failure, run } = useRequest();
  const isEmpty = items.length === 0;
  const writeFile = () =>
    saveWorkbook(sheetOfChoices(name, withCities(items, known.outlooks)), name);
  return (
    <>
      <div className={tools}>
        <Select
          label={content.list}
          hidesLabel
          value={id}
          options={all.map((other) => ({
            value: other.id,
            label: other.lockedAt === null ? other.name : content.lockedOption(other.name),
          }))}
          onChange={({ value }) => lists.use(value)}
        />
        <Inline gap="xs">
          {!isLocked && <StepButtons list={list} />}
          {!isLocked && (
            <Button
              {...compact}
              icon={icons.Lock}
              disabled={isEmpty || !state.matches('saved')}
              onPress={() => onOpen({ type: 'lock' })}
            >
              {dialogs.lock.button}
            </Button>
          )}
          <Menu
            label={content.more}
            trigger={
              <>
                <Icon icon={icons.Ellipsis} />
                <VisuallyHidden>{content.more}</VisuallyHidden>
              </>
            }
            items={menuOf(list).map((action) => ({
              id: action,
              label: content.menu[action],
              tone: action === 'remove' ? 'critical' : 'default',
            }))}
            onSelect={({ id: action }) => {
              if (action === 'duplicate') lists.create(name, items);
              else if (action === 'print') print();
              else if (action === 'file') void run(writeFile);
              else onOpen({ type: action as Exclude<MenuAction, 'duplicate' | 'print' | 'file'> });
            }}
          />
        </Inline>
        <div ref={line} tabIndex={-1} className={summary}>
          <ListState list={list} />
        </div>
      </div>
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
    </>
  );
};
