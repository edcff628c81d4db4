import { Link, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { collegePath } from '../../../paths.ts';

/** The code of a college, which leads to its page. */
export const CollegeLink = ({ code }: { readonly code: string | null | undefined }) =>
  code ? (
    <Link href={collegePath(code)} standalone>
      <VisuallyHidden>{`${content.collegePage}: `}</VisuallyHidden>
      {code}
    </Link>
  ) : (
    content.noValue
  );
