import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  knownRules,
  lastSeasonOf,
  rounds,
  seeBulletin,
  unknownAspects,
  type Round,
} from '@seatwise/flows/counselling-rules';
import {
  Card,
  Disclosure,
  Grid,
  Heading,
  Inline,
  Link,
  Notice,
  PageHeader,
  Stack,
  Text,
} from '@seatwise/ui';
import { page as copy } from '../../../content/notJoining.ts';
import { roundNames } from '../../../content/rounds.ts';
import { RuleOrigin } from '../../../features/counselling-rules/RuleOrigin.tsx';
import { prose, ruleList, sentence as sentenceStyle } from './NotJoining.css.ts';

interface RoundProps {
  readonly exam: Exam;
  readonly round: Round;
}

const RuleList = ({ rules }: { readonly rules: ReturnType<typeof knownRules> }) => (
  <dl className={ruleList}>
    {rules.map(({ aspect, sentence, source }) => (
      <div key={aspect}>
        <dt>
          <Text as="span" weight="semibold">
            {copy.aspects[aspect]}
          </Text>
        </dt>
        <dd className={sentenceStyle}>
          <Text>{sentence}</Text>
          <RuleOrigin source={source} />
        </dd>
      </div>
    ))}
  </dl>
);

/** The cost of not joining in a round. Its other rules are folded, so that four rounds fit a phone. */
const RoundCard = ({ exam, round }: RoundProps) => {
  const id = `${exam}-${round}`;
  const rules = knownRules(exam, round);
  const [cost, others] = [
    rules.filter(({ aspect }) => aspect === 'notJoining'),
    rules.filter(({ aspect }) => aspect !== 'notJoining'),
  ];
  const unknown = unknownAspects(exam, round).map((aspect) => copy.aspects[aspect]);
  const unknownText = unknown.length > 0 && (
    <Text tone="muted">{copy.unknown(unknown, seeBulletin)}</Text>
  );
  return (
    <Card as="section" labelledBy={`${exam} ${id}`}>
      <Stack gap="sm">
        <Heading level={3} id={id}>
          {roundNames[round]}
        </Heading>
        {cost.length > 0 && <RuleList rules={cost} />}
        {others.length > 0 ? (
          <Disclosure title={copy.more(roundNames[round])}>
            <Stack>
              <RuleList rules={others} />
              {unknownText}
            </Stack>
          </Disclosure>
        ) : (
          unknownText
        )}
      </Stack>
    </Card>
  );
};

const ExamRules = ({ exam }: { readonly exam: Exam }) => (
  <Stack as="section">
    <div className={prose}>
      <Stack gap="xs">
        <Heading level={2} id={exam}>
          {copy.exams[exam]}
        </Heading>
        <Text>{copy.lastSeason(exam, lastSeasonOf(exam))}</Text>
        {exam === 'MDS' && <Text>{copy.notMds}</Text>}
      </Stack>
    </div>
    <Grid columns={2}>
      {rounds.map((round) => (
        <RoundCard key={round} exam={exam} round={round} />
      ))}
    </Grid>
  </Stack>
);

/** The cost of not joining a seat, by exam and round, each rule with its season and source. */
export const NotJoining = () => (
  <Stack gap="xl">
    <PageHeader
      title={copy.heading}
      subtitle={copy.lead}
      actions={
        <Link href="https://mcc.nic.in" variant="button" tone="secondary" newTab>
          {copy.bulletin}
        </Link>
      }
    />
    <Notice tone="caution" title={copy.warning.title} announced={false}>
      {copy.warning.text}
    </Notice>
    <Inline as="ul">
      {exams.map((exam) => (
        <li key={exam}>
          <Link href={`#${exam}`} standalone>
            {copy.exams[exam]}
          </Link>
        </li>
      ))}
    </Inline>
    {exams.map((exam) => (
      <ExamRules key={exam} exam={exam} />
    ))}
    {[copy.money, copy.states].map(({ heading, rows }) => (
      <Stack key={heading} as="section" gap="sm">
        <Heading level={2}>{heading}</Heading>
        <div className={prose}>
          <Stack as="ul" gap="sm">
            {rows.map(({ text, from, url }) => (
              <li key={url}>
                <Text>{text}</Text>
                <Text size="small" tone="muted">
                  <Link href={url} standalone>
                    {from}
                  </Link>
                </Text>
              </li>
            ))}
          </Stack>
        </div>
      </Stack>
    ))}
  </Stack>
);
