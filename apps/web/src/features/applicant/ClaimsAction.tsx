import { Button, Inline, Text } from '@seatwise/ui';
import { content } from '../../content/applicant.ts';
import type { AskedClaims } from './useClaims.ts';

interface ClaimsActionProps {
  readonly asking: AskedClaims;
  /** How many seats the answers hide. */
  readonly hidden: number;
}

/** Opens the questions about restricted seats; once they are answered, undoes the answers. */
export const ClaimsAction = ({ asking: { undo, open, status }, hidden }: ClaimsActionProps) => (
  <Inline gap="xs">
    <Text as="span" size="small" tabular>
      <output>{undo ? content.claims.hidden(hidden) : content.restricted}</output>
    </Text>
    {/* A single button, so that the focus stays when its action changes. */}
    <Button tone="text" size="compact" loading={status === 'saving'} onPress={undo ?? open}>
      {undo ? content.claims.undo : content.ask}
    </Button>
  </Inline>
);
