import { choices as contract } from '@seatwise/api-client/contract/choices';
import { LoadFailure } from '../../components/Loaded.tsx';
import { LeftOut } from '../../components/LeftOutNotice.tsx';
import { content } from '../../content/choices.ts';

interface MissingChancesProps {
  /** Requests the chances again; undefined unless they could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

/** Says that chances, and the warnings derived from them, are missing; renders nothing if none are. */
export const MissingChances = ({ onRetry }: MissingChancesProps) => {
  if (!onRetry) return <LeftOut of={contract.readSeatOutlooks} />;
  return <LoadFailure onRetry={onRetry}>{content.chancesFailed}</LoadFailure>;
};
