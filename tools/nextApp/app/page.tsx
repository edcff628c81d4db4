import { buttonTones, Heading, RankRow, TierBadge } from '@seatwise/ui';
import { Pressed } from './Pressed.tsx';

/** A server component: what runs in the browser is in a client component of its own. */
const Page = () => (
  <main>
    <Heading level={1}>{`${buttonTones.length} tones`}</Heading>
    <TierBadge tier="Likely" />
    <RankRow min={10} max={400} rank={200} end={400} />
    <Pressed />
  </main>
);
export default Page;
