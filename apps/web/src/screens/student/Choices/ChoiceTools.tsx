import { onPortal, sheetOfChoices } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import {
  Badge,
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
import type { ReactNode, Ref } from 'react';
import { content, dialogs } from '../../../content/choices.ts';
import { SaveState } from '../../../features/choices/SaveState.tsx';
import { useListDeadlines } from '../../../features/counselling-dates/useCounsellingDates.ts';
import { useDateText } from '../../../features/counselling-dates/useIndianTime.ts';
import { saveWorkbook } from '../../../features/workbook/saveFile.ts';
import { useServices } from '../../../services/services.ts';
import { givenBy, type Giver } from '../../../features/choices/useGiver.ts';
import { useLakhs } from '../../../hooks/useRupees.ts';
import { useUser } from '../../../session/session.ts';
import type { OpenDialog } from './ChoiceDialogs.tsx';
import { headStyle, legend } from './Choices.css.ts';
import { chancesText, type ListProps, type ShownList } from './useChoiceList.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';

type MenuAction = keyof typeof content.menu;

const menuOf = ({ isLocked, share, items, state }: ShownList): readonly MenuAction[] => [
  ...(isLocked || state.context.future.length === 0 ? [] : (['redo'] as const)),
  ...(share.isOffered ? (['share'] as const) : []),
  ...(items.length === 0 ? [] : (['print', 'file'] as const)),
  ...(isLocked
    ? (['create', 'duplicate', 'versions'] as const)
    : (['create', 'rename', 'duplicate', 'versions', 'propose', 'remove'] as const)),
];

const createId = ({ key }: Giver): string => `create ${key ?? ''}`;

/** The entries of the menu; a new list is offered for each authority of the student's lists. */
const entriesOf = (list: ShownList) =>
  menuOf(list).flatMap((action) =>
    action === 'create' && list.givers.length > 1
      ? list.givers.map((giver) => ({ id: createId(giver), label: content.createOf(giver.name) }))
      : [
          {
            id: action === 'create' ? createId(list.giver) : action,
            label: content.menu[action],
            tone: action === 'remove' ? ('critical' as const) : ('default' as const),
          },
        ],
  );

/** The number of choices for each chance, the fee of the first, and the student's rank and the portal. */
const ListFacts = ({ list }: ListProps) => {
  const { lockedAt, items, known, giver } = list;
  const lakhs = useLakhs();
  const number = useNumberFormatter();
  const air = useUser(useServices().session)?.air;
  const outlooks = items.map((entry) => known.outlooks.get(seatKey(entry)));
  const facts = [chancesText(list)].filter(Boolean);
  const { feePerYear: fee } = outlooks[0] ?? {};
  if (typeof fee === 'number') facts.push(content.firstFee(content.fee(lakhs.format(fee))));
  const hasRank = typeof air === 'number';
  const portal = lockedAt === null && content.portal(giver.site);
  return (
    <div className={legend}>
      <Text as="span" size="small" tone="muted">
        {facts.join(' · ')}
        {facts.length > 0 && (hasRank || portal) && ' · '}
        {hasRank && (
          <Text as="span" size="small" tone="you" weight="semibold" tabular>
            {content.rank(number.format(air))}
          </Text>
        )}
        {hasRank && portal && ' · '}
        {portal}
      </Text>
    </div>
  );
};

/** The length of the list, whether it is saved, and the last dates to fill and lock it. */
const ListState = ({ list: { lockedAt, items, state, giver } }: ListProps) => {
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  const textOf = useDateText();
  const { deadlines = [] } = useListDeadlines();
  const ofMcc = giver.key === undefined ? deadlines : [];
  const last = ofMcc.map((date) =>
    content.lastDate(textOf(date), ofMcc.length > 1 && (date.kind ? 'fill' : 'lock')),
  );
  return (
    <Text as="span" size="small" tone="muted">
      {lockedAt !== null && (
        <Badge icon={icons.Lock}>{content.locked(day.format(new Date(lockedAt)))}</Badge>
      )}{' '}
      {giver.key !== undefined && `${giver.name} · `}
      {content.count(items.length)}
      {lockedAt === null && (
        <>
          <SaveState state={state.value} />
          {last.map((date) => ` · ${date}`)}
        </>
      )}
    </Text>
  );
};

interface ChoiceToolsProps extends ListProps {
  readonly head: ReactNode;
  /** The line below the tools, which gets the focus when a tool disappears. */
  readonly line: Ref<HTMLDivElement>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The tools of a list, and the line with its length and saving state. */
export const ChoiceTools = ({ list, head, line, onOpen }: ChoiceToolsProps) => {
  const { lists, all, id, name, giver, isLocked, items, state, known, send } = list;
  const { failure, run } = useRequest();
  const isEmpty = items.length === 0;
  const writeFile = () =>
    saveWorkbook(sheetOfChoices(name, onPortal(items, known.outlooks), givenBy(giver)), name);
  return (
    <>
      <div className={headStyle}>
        {head}
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
        <Inline gap="xxs" justify="end" wrap={false}>
          {!isLocked && (
            <IconButton
              label={content.undo}
              icon={icons.Undo2}
              disabled={state.context.past.length === 0}
              onPress={() => send({ type: 'step.undone' })}
            />
          )}
          {!isLocked && (
            <Button
              tone="secondary"
              size="compact"
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
            items={entriesOf(list)}
            onSelect={({ id: action }) => {
              const created = list.givers.find((one) => createId(one) === action);
              if (created) onOpen({ type: 'create', giver: created });
              else if (action === 'duplicate') lists.create(name, items, giver.key);
              else if (action === 'redo') send({ type: 'step.redone' });
              else if (action === 'print') print();
              else if (action === 'file') void run(writeFile);
              else
                onOpen({
                  type: action as Exclude<
                    MenuAction,
                    'create' | 'redo' | 'duplicate' | 'print' | 'file'
                  >,
                });
            }}
          />
        </Inline>
      </div>
      <div ref={line} tabIndex={-1}>
        <ListState list={list} />
      </div>
      <ListFacts list={list} />
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
    </>
  );
};
