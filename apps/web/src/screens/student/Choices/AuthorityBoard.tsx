import { nextStepsOf } from '@seatwise/flows/choices';
import { rulesBetween } from '@seatwise/flows/counselling-rules';
import { Button, Card, Heading, Inline, Link, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/choices.ts';
import { roundNames } from '../../../content/rounds.ts';
import type { OpenList } from '../../../features/choices/choiceLists.ts';
import type { Giver } from '../../../features/choices/useGiver.ts';
import { useListDeadlines } from '../../../features/counselling-dates/useCounsellingDates.ts';
import { useDateText } from '../../../features/counselling-dates/useIndianTime.ts';
import { RuleOrigin } from '../../../features/counselling-rules/RuleOrigin.tsx';
import { boardColumns } from './Choices.css.ts';
import type { ListProps, ShownList } from './useChoiceList.ts';

const { board: copy } = content;

const countOf = ({ id, actor }: OpenList, shown: ShownList): number =>
  (id === shown.id ? shown.items : actor.getSnapshot().context.list.items).length;

/** The next date for MCC's lists; a state's dates are unknown. */
const NextDate = ({ giver }: { readonly giver: Giver }) => {
  const { deadlines } = useListDeadlines();
  const textOf = useDateText();
  const next = giver.key === undefined ? deadlines?.[0] : undefined;
  if (giver.key === undefined && !deadlines) return null;
  return (
    <Text size="small" tone="muted">
      {next ? `${next.title}: ${textOf(next)}` : copy.noDates(giver.site)}
    </Text>
  );
};

interface AuthorityPartProps extends ListProps {
  readonly giver: Giver;
}

/** The student's list and seat at one authority, and the next step there. */
const AuthorityPart = ({ giver, list }: AuthorityPartProps) => {
  const heading = `authority-${giver.key ?? 'mcc'}`;
  const { name, state, site, portal } = giver;
  const own = list.all
    .filter(({ authority }) => authority === giver.key)
    .map((of) => ({
      id: of.id,
      name: of.name,
      count: countOf(of, list),
      isLocked: of.lockedAt !== null,
    }));
  return (
    <Card as="section" labelledBy={heading}>
      <Stack gap="xxs">
        <Heading level={2} size="title" id={heading}>
          {state === undefined ? name : copy.ofState(state, name)}
        </Heading>
        {own.map(({ id, name: listName, count, isLocked }) => (
          <Inline key={id} gap="xs">
            <Button tone="text" size="compact" onPress={() => list.lists.use(id)}>
              {isLocked ? content.lockedOption(listName) : listName}
            </Button>
            <Text as="span" size="small" tone="muted">
              {content.count(count)}
            </Text>
          </Inline>
        ))}
        {nextStepsOf(own).map((step) => (
          <Text key={step} size="small">
            {copy.steps[step](site)}
          </Text>
        ))}
        <NextDate giver={giver} />
        {portal !== undefined && (
          <Link href={portal} newTab>
            {content.next.portal(site)}
          </Link>
        )}
      </Stack>
    </Card>
  );
};

/** MCC's rules for students who also have a seat from a state; omits rounds without a known rule. */
const Between = () => (
  <Stack gap="xs">
    <Heading level={2} size="title">
      {copy.between}
    </Heading>
    {rulesBetween('UG').map(({ round, sentence, source }) => (
      <Stack key={sentence} gap="xxs">
        <Text size="small">{copy.rule(roundNames[round], sentence)}</Text>
        <RuleOrigin source={source} />
      </Stack>
    ))}
  </Stack>
);

/** The lists of all authorities side by side, and the effect of a seat from one on the other. */
export const AuthorityBoard = ({ list }: ListProps) => (
  <Stack gap="sm">
    <div className={boardColumns}>
      {list.givers.map((giver) => (
        <AuthorityPart key={giver.key ?? ''} giver={giver} list={list} />
      ))}
    </div>
    <Between />
  </Stack>
);
