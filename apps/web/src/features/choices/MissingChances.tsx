import { choices as contract } from '@seatwise/api-client/contract/choices';
import { LoadFailure } from '../../components/Loaded.tsx';
import { LeftOut } from '../../components/LeftOutNotice.tsx';
import { content } from '../../content/choices.ts';

interface MissingChancesProps {
  /** Asks again; undefined unless the chances could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

/** Says that chances, and the warnings that follow from them, are missing; nothing where none are. */
export const MissingChances = ({ onRetry }: MissingChancesProps) => {
  if (!onRetry) return <LeftOut of={contract.readSeatOutlooks} />;
  return <LoadFailure onRetry={onRetry}>{content.chancesFailed}</LoadFailure>;
};
