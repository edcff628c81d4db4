import { Notice } from '@seatwise/ui';
import { leftOut } from '../content/leftOut.ts';
import { useLeftOut } from '../services/useLeftOut.ts';

/** Says how many entries of a list could not be read; renders nothing if all could. */
export const LeftOutNotice = ({ count }: { readonly count: number }) =>
  count > 0 && <Notice tone="caution">{leftOut(count)}</Notice>;

/** The notice about the last list that an operation returned. */
export const LeftOut = ({ of }: { readonly of: { readonly id: string } }) => (
  <LeftOutNotice count={useLeftOut(of)} />
);
