import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { Skeleton, Text, useNumberFormatter } from '@seatwise/ui';
import { useCallback, type ReactNode } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { student as copy } from '../../content/conversations.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
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

/** Who the student is: account, rank, plan, last prediction, choice lists. */
export const StudentFacts = ({ conversationId }: { readonly conversationId: number }) => {
  const { api } = useServices();
  const number = useNumberFormatter();
  const ask = useCallback(
    (signal: AbortSignal) => api.area(contract).readStudent({ conversationId }, { signal }),
    [api, conversationId],
  );
  const { status, answer, reload } = useAnswer(ask);
  if (status === 'failed' && !answer)
    return (
      <LoadFailure again={copy.again} onRetry={reload}>
        {copy.failed}
      </LoadFailure>
    );
  if (!answer) return <Skeleton shape="block" />;
  const { lastPrediction, choiceLists, air } = answer;
  const question = lastPrediction && [
    typeof lastPrediction.air === 'number' && copy.rank(number.format(lastPrediction.air)),
    lastPrediction.category,
    lastPrediction.subject,
    lastPrediction.quotaName,
  ];
  return (
    <dl className={factList}>
      <Fact name={copy.facts.counsellingCategory}>
        {answer.counsellingCategory || copy.missing}
      </Fact>
      <Fact name={copy.facts.air}>
        {typeof air === 'number' ? number.format(air) : copy.missing}
      </Fact>
      <Fact name={copy.facts.plan}>{answer.plan || copy.missing}</Fact>
      <Fact name={copy.facts.rollNumber}>{answer.rollNumber || copy.missing}</Fact>
      <Fact name={copy.facts.email}>{answer.email || copy.missing}</Fact>
      <Fact name={copy.facts.phone}>{answer.phone || copy.missing}</Fact>
      <Fact name={copy.lastPrediction}>
        {question?.filter(Boolean).join(' · ') || copy.noPrediction}
      </Fact>
      <Fact name={copy.choiceLists}>
        {choiceLists && choiceLists.length > 0
          ? choiceLists.map(({ name, seats, isLocked }) => (
              <Text as="div" size="small" key={name}>
                {[
                  name,
                  typeof seats === 'number' && copy.seats(number.format(seats)),
                  isLocked && copy.locked,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            ))
          : copy.noLists}
      </Fact>
    </dl>
  );
};
