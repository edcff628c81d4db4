import { useId, useState, type ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { seasonPassMessages } from './messages.ts';
import {
  dates as datesStyle,
  dateRow,
  dayOfRow,
  due as dueStyle,
  dueText,
  left as leftStyle,
  line,
  mark,
  news as newsStyle,
  pass,
  stage as stageStyle,
  stub,
} from './SeasonPass.css.ts';

/** The state of a round: over, begun, the next to begin, or later than that. */
export const stageStates = ['over', 'now', 'next', 'ahead'] as const;
export type StageState = (typeof stageStates)[number];

export interface StageDate {
  readonly id: string;
  /** The name of the event that the date is for. */
  readonly label: string;
  /** The day in words. */
  readonly day: string;
  /** The day for machines, as the `datetime` of a `<time>`. */
  readonly at: string;
  /** Whether the date is over. @default false */
  readonly isOver?: boolean;
  /** Content beside the day, such as a badge. */
  readonly note?: ReactNode;
}

export interface SeasonStage {
  readonly id: string;
  /** The name of the round. */
  readonly name: string;
  readonly state: StageState;
  /** The published dates, the earliest first; may be empty. */
  readonly dates: readonly StageDate[];
  /** Text in place of a date, such as what the round gave; '' for a round that is not played yet. */
  readonly result?: string | undefined;
}

export interface SeasonDue {
  /** A word or two above the title. */
  readonly kicker: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The time left, such as '2 days left'. */
  readonly left?: string | undefined;
  /** The only action. */
  readonly action: ReactNode;
}

export interface SeasonPassProps {
  /** The accessible name of the line, such as the exam and its year. */
  readonly caption: string;
  /** The next due event. */
  readonly due?: SeasonDue | undefined;
  /** What changed lately, below the rest. */
  readonly news?: ReactNode;
  /** The rounds of the season, in order. */
  readonly stages: readonly SeasonStage[];
}

const isCurrent = ({ state }: SeasonStage): boolean => state === 'now' || state === 'next';

const Due = ({ due, id }: { readonly due: SeasonDue; readonly id: string }) => (
  <div className={dueStyle}>
    <div className={dueText}>
      <Text as="div" size="small" weight="semibold" tone="inherit">
        {due.kicker}
      </Text>
      <Heading level={2} id={id} tone="inherit">
        {due.title}
      </Heading>
      <Text tone="inherit">{due.text}</Text>
    </div>
    {due.left !== undefined && <p className={leftStyle}>{due.left}</p>}
    {due.action}
  </div>
);

interface StageNameProps {
  readonly stage: SeasonStage;
  /** Whether some round has a date, so that one without says that it has none. */
  readonly isDated: boolean;
}

const StageName = ({ stage: { name, state, dates, result }, isDated }: StageNameProps) => {
  const messages = useMessages('SeasonPass', seasonPassMessages);
  const ahead = dates.find(({ isOver = false }) => !isOver);
  return (
    <>
      <span className={mark}>{state === 'over' && <Icon icon={icons.Check} size="small" />}</span>
      <Text as="span" size="small" weight="semibold" tone="inherit">
        {name}
      </Text>{' '}
      <Text as="span" size="caption" tone="inherit" tabular>
        {ahead && (state === 'next' || state === 'ahead') ? (
          <>
            <VisuallyHidden>{messages.states[state]}: </VisuallyHidden>
            <time dateTime={ahead.at}>{ahead.day}</time>
          </>
        ) : (
          (result ??
          ((dates.length > 0 && messages.states[state]) || (isDated && messages.noDates)))
        )}
      </Text>
    </>
  );
};

const StageDates = ({ stage, id }: { readonly stage: SeasonStage; readonly id: string }) => {
  const messages = useMessages('SeasonPass', seasonPassMessages);
  return (
    <ol id={id} className={datesStyle} aria-label={stage.name}>
      {stage.dates.map(({ id: dateId, label, day, at, isOver = false, note }) => (
        <li key={dateId} className={dateRow} data-over={isOver}>
          <Text as="span" size="small" tone={isOver ? 'muted' : 'default'}>
            {label}
          </Text>{' '}
          <span className={dayOfRow}>
            {note}{' '}
            <Text
              as="span"
              size="small"
              weight={isOver ? 'regular' : 'semibold'}
              tone={isOver ? 'muted' : 'default'}
              tabular
            >
              <time dateTime={at}>{day}</time>
              {isOver && <VisuallyHidden> {messages.over}</VisuallyHidden>}
            </Text>
          </span>
        </li>
      ))}
    </ol>
  );
};

/** The next due event of a season, above its rounds as one line. */
export const SeasonPass = ({ caption, due, news, stages }: SeasonPassProps) => {
  const [chosenId, setChosen] = useState<string>();
  const id = useId();
  const messages = useMessages('SeasonPass', seasonPassMessages);
  const dated = stages.filter(({ dates }) => dates.length > 0);
  const chosen = dated.find((stage) => stage.id === chosenId) ?? dated.find(isCurrent) ?? dated[0];
  const Root = due ? 'section' : 'div';
  return (
    <Root className={pass} aria-labelledby={due && `${id}-due`}>
      {due && <Due due={due} id={`${id}-due`} />}
      {stages.length > 0 && (
        <div className={stub}>
          <Text as="div" id={`${id}-caption`} size="caption" weight="semibold" tone="muted">
            {caption}
            {stages.every(({ dates, result }) => dates.length === 0 && result === undefined) &&
              ` · ${messages.noDates}`}
          </Text>
          <ol className={line} aria-labelledby={`${id}-caption`}>
            {stages.map((stage) => (
              <li
                key={stage.id}
                data-state={stage.state}
                aria-current={isCurrent(stage) ? 'step' : undefined}
              >
                {stage.dates.length > 0 ? (
                  <button
                    type="button"
                    className={stageStyle}
                    aria-expanded={stage === chosen}
                    aria-controls={stage === chosen ? `${id}-dates` : undefined}
                    onClick={() => setChosen(stage.id)}
                  >
                    <StageName stage={stage} isDated={dated.length > 0} />
                  </button>
                ) : (
                  <div className={stageStyle}>
                    <StageName stage={stage} isDated={dated.length > 0} />
                  </div>
                )}
              </li>
            ))}
          </ol>
          {chosen && <StageDates stage={chosen} id={`${id}-dates`} />}
        </div>
      )}
      {news !== undefined && <div className={newsStyle}>{news}</div>}
    </Root>
  );
};
