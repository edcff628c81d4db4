import { Link, Text } from '@seatwise/ui';
import { agreement } from '../content/site.ts';
import { paths } from '../paths.ts';

/** A sentence about agreeing to the terms and the privacy notice; links to both end it. */
export const Agreement = ({ start }: { readonly start: string }) => (
  <Text as="div" size="small" tone="muted">
    {start}{' '}
    <Link href={paths.terms} newTab>
      {agreement.terms}
    </Link>{' '}
    {agreement.and}{' '}
    <Link href={paths.privacy} newTab>
      {agreement.privacy}
    </Link>
  </Text>
);
