import {
  activePlan,
  planIds,
  priceOf,
  rupees,
  showsSkip,
  type PlanId,
} from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { AlertDialog, Button, Dialog, Link, PlanCard, Text } from '@seatwise/ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { content, plans, purchase as words } from '../../content/plans.ts';
import { paths } from '../../paths.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import { cards, page, row, skip } from './Plans.css.ts';
import { keepSelectedPlan, readSelectedPlan } from './selectedPlan.ts';
import { usePurchase } from './usePurchase.ts';

const popular: PlanId = 'ADVANCE';

/** The plans, and the purchase of one: of one person, who has a shop of their own. */
export const PlanShop = ({ user }: { readonly user: StoredUser | undefined }) => {
  const [selected, setSelected] = useState(readSelectedPlan);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const purchase = usePurchase({ user, onReturned: close });
  const navigate = useNavigate();
  const { state, send, isAway, mayPay } = purchase;
  const { notice } = state.context;
  const active = activePlan(user?.role);
  const isOpen = open && selected !== undefined && !isAway;

  const choose = (plan: PlanId): void => {
    setSelected(plan);
    keepSelectedPlan(plan);
    setOpen(true);
    // What was said about an earlier try does not concern this one.
    send({ type: 'notice.dismissed' });
  };

  return (
    <div className={page}>
      {!isOpen && (state.matches('verifying') || state.matches('unsettled')) && (
        <PaymentStatus payment={purchase} />
      )}
      <section aria-label={content.cards} className={cards}>
        <div className={row}>
          {planIds.map((id) => (
            <PlanCard
              key={id}
              {...plans[id]}
              level={2}
              price={rupees(priceOf(id).basePaise)}
              priceNote={content.priceNote}
              action={id === active ? content.active : content.purchase}
              active={id === active}
              {...(id === popular && { highlight: content.popular })}
              onChoose={() => choose(id)}
            />
          ))}
        </div>
      </section>
      {showsSkip(user?.role) && (
        <div className={skip}>
          <Text as="span" tone="muted">
            {content.skipHint}
          </Text>
          <Link href={paths.home} look="button" tone="secondary">
            {content.skip}
          </Link>
        </div>
      )}
      <Dialog
        open={isOpen}
        title={words.heading}
        onClose={close}
        actions={
          <Button
            tone="quiet"
            disabled={!mayPay}
            keepsFocus
            onPress={() => void navigate(paths.checkout, { state: { plan: selected } })}
          >
            {words.toCheckout}
          </Button>
        }
      >
        {selected && <PaymentPanel plan={selected} payment={purchase} />}
      </Dialog>
      <AlertDialog
        open={notice !== null && state.matches('ready') && !isOpen}
        title={words.outcome}
        message={notice?.text ?? ''}
        onConfirm={() => send({ type: 'notice.dismissed' })}
      />
    </div>
  );
};
