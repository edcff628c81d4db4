import {
  Checkbox,
  icons,
  MultiSelectFilter,
  PaymentChoice,
  PlanCard,
  Select,
  Switch,
} from '@seatwise/ui';
import { useState } from 'react';

export const CheckboxExample = () => {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      label="Remember me"
      checked={checked}
      onChange={(change) => setChecked(change.checked)}
    />
  );
};

export const SwitchExample = () => {
  const [on, setOn] = useState(true);
  return <Switch label="Email alerts" on={on} onChange={(change) => setOn(change.on)} />;
};

export const SelectExample = () => {
  const [category, setCategory] = useState('obc');
  return (
    <Select
      label="Category"
      value={category}
      onChange={({ value }) => setCategory(value)}
      options={[
        { value: 'general', label: 'General' },
        { value: 'obc', label: 'OBC' },
        { value: 'sc', label: 'SC' },
      ]}
    />
  );
};

export const MultiSelectFilterExample = () => {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <MultiSelectFilter
      label="Quota"
      options={[
        { value: 'All India', count: 12_480 },
        { value: 'Deemed/Paid Seats', count: 3_120 },
        { value: 'Open Seat', count: 5_502 },
      ]}
      selected={selected}
      onChange={(change) => setSelected(change.selected)}
    />
  );
};

export const PlanCardExample = () => (
  <PlanCard
    title="ADVANCE"
    subtitle="For one counselling season"
    price="₹5,000"
    priceNote="plus GST"
    features={[
      { name: 'College prediction', available: true },
      { name: 'Chat with a counsellor', available: false },
    ]}
    action="Buy"
    onChoose={() => {}}
  />
);

export const PaymentChoiceExample = () => (
  <PaymentChoice
    methods={[
      { id: 'razorpay', label: 'Pay ₹5,900 with Razorpay', icon: icons.CreditCard },
      { id: 'payu', label: 'Pay with PayU' },
    ]}
    note="The amount is charged by the provider, taxes included."
    busy={null}
    onPay={() => {}}
  />
);
