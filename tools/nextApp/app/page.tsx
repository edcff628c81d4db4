import { buttonTones, Heading, RankRow, TierBadge } from '@seatwise/ui';
import { Pressed } from './Pressed.tsx';

/** A server component; browser code is in a separate client component. */
const Page = () => (
  <main>
    <Heading level={1}>{`${buttonTones.length} tones`}</Heading>
    <TierBadge tier="Likely" />
    <RankRow min={10} max={400} rank={200} end={400} />
    <Pressed />
  </main>
);
export default Page;
