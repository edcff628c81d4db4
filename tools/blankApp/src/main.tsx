import '@seatwise/ui/reset';
import { Button, PlanCard } from '@seatwise/ui';
import { createTable } from '@seatwise/ui/table';
import { vars } from '@seatwise/ui/theme';
import { createRoot } from 'react-dom/client';

const table = createTable<{ rank: number }>({ rank: 'number' });
table.append([{ rank: 2 }]);

createRoot(document.getElementById('root')!).render(
  <main style={{ padding: vars.space.md }}>
    <Button onPress={() => {}}>{table.size()}</Button>
    <PlanCard
      title="Basic"
      subtitle=""
      price=""
      priceNote=""
      features={[]}
      action="Buy"
      onChoose={() => {}}
    />
  </main>,
);
