import { sheetOfChoices, withCities } from '@seatwise/flows/choices';
import {
  Button,
  IconButton,
  icons,
  Inline,
  Menu,
  Notice,
  Select,
  Text,
  useDateFormatter,
} from '@seatwise/ui';
import type { Ref } from 'react';
import { content, dialogs } from '../../../content/choices.ts';
import { SaveState } from '../../../features/choices/SaveState.tsx';
import { saveWorkbook } from '../../../features/workbook/saveFile.ts';
import type { OpenDialog } from './ChoiceDialogs.tsx';
import type { ListProps, ShownList } from './useChoiceList.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';

type MenuAction = keyof typeof content.menu;

const compact = { tone: 'secondary', size: 'compact' } as const;

const menuOf = ({ isLocked, share }: ShownList): readonly MenuAction[] => [
  ...(share.isOffered ? (['share'] as const) : []),
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

interface ChoiceToolsProps extends ListProps {
  /** The line below the tools, which takes the focus of a tool that is gone. */
  readonly line: Ref<HTMLDivElement>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The tools of a list, and the line that says how long it is and whether it is saved. */
export const ChoiceTools = ({ list, line, onOpen }: ChoiceToolsProps) => {
  const { lists, all, id, name, lockedAt, isLocked, items, state, known } = list;
  const day = useDateFormatter({ dateStyle: 'long' });
  const { failure, run } = useRequest();
  const isEmpty = items.length === 0;
  const writeFile = () =>
    saveWorkbook(sheetOfChoices(name, withCities(items, known.outlooks)), name);
  return (
    <>
      <Inline justify="between">
        <Select
          label={content.list}
          marksOptional={false}
          value={id}
          options={all.map((other) => ({
            value: other.id,
            label: other.lockedAt === null ? other.name : content.lockedOption(other.name),
          }))}
          onChange={({ value }) => lists.use(value)}
        />
        <Inline gap="xs">
          {!isLocked && <StepButtons list={list} />}
          <Button {...compact} icon={icons.Printer} disabled={isEmpty} onPress={() => print()}>
            {content.print}
          </Button>
          <Button
            {...compact}
            icon={icons.Download}
            disabled={isEmpty}
            onPress={() => void run(writeFile)}
          >
            {content.file}
          </Button>
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
            trigger={content.more}
            items={menuOf(list).map((action) => ({
              id: action,
              label: content.menu[action],
              tone: action === 'remove' ? 'critical' : 'default',
            }))}
            onSelect={({ id: action }) => {
              if (action === 'duplicate') lists.create(name, items);
              else onOpen({ type: action as Exclude<MenuAction, 'duplicate'> });
            }}
          />
        </Inline>
      </Inline>
      <div ref={line} tabIndex={-1}>
        <Text as="div" size="small" tone="muted">
          {content.count(items.length)}
          {lockedAt === null ? (
            <SaveState state={state.value} />
          ) : (
            <> · {content.locked(day.format(new Date(lockedAt)))}</>
          )}
        </Text>
      </div>
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
    </>
  );
};
