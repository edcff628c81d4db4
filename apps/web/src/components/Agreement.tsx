import { Link, Text } from '@seatwise/ui';
import { agreement } from '../content/site.ts';
import { paths } from '../paths.ts';

interface AgreementProps {
  /** The beginning of the sentence, up to the names of the documents. */
  readonly start: string;
  /** A further sentence. */
  readonly more?: string;
}

/** A sentence about agreeing to the terms and the privacy notice, with links to both. */
export const Agreement = ({ start, more }: AgreementProps) => (
  <Text as="div" size="small" tone="muted">
    {start}{' '}
    <Link href={paths.terms} newTab>
      {agreement.terms}
    </Link>{' '}
    {agreement.and}{' '}
    <Link href={paths.privacy} newTab>
      {agreement.privacy}
    </Link>
    {more !== undefined && `. ${more}`}
  </Text>
);
