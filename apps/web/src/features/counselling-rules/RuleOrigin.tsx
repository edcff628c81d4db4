import type { RuleSource } from '@seatwise/flows/counselling-rules';
import { Link, Text, useDateFormatter } from '@seatwise/ui';
import { ruleSource as copy } from '../../content/notJoining.ts';

/** The exam and season of a rule, and the report that states it. */
export const RuleOrigin = ({ source }: { readonly source: RuleSource }) => {
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Text size="small" tone="muted">
      {copy.of(source.exams, source.season)}{' '}
      <Link href={source.url}>
        {copy.report(source.publisher, day.format(new Date(source.published)))}
      </Link>
    </Text>
  );
};
