import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { isNotOffered } from '@seatwise/flows/shared';
import { Skeleton, Text, useNumberFormatter } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { student as copy } from '../../../content/conversations.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { factList } from './AdminChat.css.ts';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>
      <Text as="span" size="caption" tone="muted">
        {name}
      </Text>
    </dt>
    <dd>
      <Text as="span" size="small">
        {children}
      </Text>
    </dd>
  </div>
);

/** The student's account, rank, plan, last prediction and choice lists; renders nothing if the server lacks the call. */
export const StudentFacts = ({ conversationId }: { readonly conversationId: number }) => {
  const number = useNumberFormatter();
  const { status, data, refetch } = useQuery(
    contract,
    'readStudent',
    { conversationId },
    { nullIf: isNotOffered },
  );
  if (data === null) return null;
  if (status === 'failed' && !data)
    return <LoadFailure onRetry={refetch}>{copy.failed}</LoadFailure>;
  if (!data) return <Skeleton shape="block" />;
  const { lastPrediction, choiceLists, air } = data;
  const question = lastPrediction && [
    typeof lastPrediction.air === 'number' && copy.rank(number.format(lastPrediction.air)),
    lastPrediction.category,
    lastPrediction.subject,
    lastPrediction.quotaName,
  ];
  return (
    <dl className={factList}>
      <Fact name={copy.facts.counsellingCategory}>{data.counsellingCategory || copy.missing}</Fact>
      <Fact name={copy.facts.air}>
        {typeof air === 'number' ? number.format(air) : copy.missing}
      </Fact>
      <Fact name={copy.facts.plan}>{data.plan || copy.missing}</Fact>
      <Fact name={copy.facts.rollNumber}>{data.rollNumber || copy.missing}</Fact>
      <Fact name={copy.facts.email}>{data.email || copy.missing}</Fact>
      <Fact name={copy.facts.phone}>{data.phone || copy.missing}</Fact>
      <Fact name={copy.lastPrediction}>
        {question?.filter(Boolean).join(' · ') || copy.noPrediction}
      </Fact>
      <Fact name={copy.choiceLists}>
        {choiceLists && choiceLists.length > 0
          ? choiceLists.map(({ name, seats, isLocked }) => (
              <Text as="div" size="small" key={name}>
                {[name, typeof seats === 'number' && copy.seats(seats), isLocked && copy.locked]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            ))
          : copy.noLists}
      </Fact>
    </dl>
  );
};
