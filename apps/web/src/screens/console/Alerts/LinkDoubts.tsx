import { Notice, Stack } from '@seatwise/ui';
import { content } from '../../../content/adminAlerts.ts';
import type { doubtsOf } from '@seatwise/flows/alerts';

const { editor: copy } = content;

/** What the fraud check says against links. */
export const LinkDoubts = ({ doubts }: { readonly doubts: ReturnType<typeof doubtsOf> }) =>
  doubts.length > 0 && (
    <Notice tone="caution" title={copy.doubts}>
      <Stack as="ul" gap="xxs">
        {doubts.map(({ address, finding }) => (
          <li key={address}>
            <bdi>{address}</bdi> {copy.findings[finding]}
          </li>
        ))}
      </Stack>
    </Notice>
  );
