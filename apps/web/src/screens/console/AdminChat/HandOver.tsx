import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { isNotOffered } from '@seatwise/flows/shared';
import { Menu } from '@seatwise/ui';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { content } from '../../../content/conversations.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

interface HandOverProps {
  /** The id of the counsellor who has the conversation. */
  readonly assignee: number | undefined;
  readonly onChoose: (counsellor: { readonly id: number }) => void;
}

const again = 'again';

/** A menu of the counsellors who can take over a conversation. */
export const HandOver = ({ assignee, onChoose }: HandOverProps) => {
  const { session } = useServices();
  const { data, status, refetch } = useQuery(contract, 'listCounsellors', undefined, {
    nullIf: isNotOffered,
  });
  const me = session.user()?.id;
  const others = (data ?? []).filter(({ id }) => id !== assignee && id !== me);
  if (status === 'loading' || (status === 'ready' && others.length === 0)) return null;
  return (
    <>
      <LeftOut of={contract.listCounsellors} />
      <Menu
        label={content.handOver}
        trigger={content.handOver}
        items={
          status === 'failed' && !data
            ? [{ id: again, label: content.noColleagues }]
            : others.map(({ id, username, role }) => ({
                id: String(id),
                label: content.handOverTo(username, role ?? ''),
              }))
        }
        onSelect={({ id }) => (id === again ? refetch() : onChoose({ id: Number(id) }))}
      />
    </>
  );
};
