import { Link, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../content/prediction.ts';
import { collegePath } from '../../paths.ts';

/** The code of a college, which leads to its page. */
export const CollegeLink = ({ code }: { readonly code: string }) => (
  <Link href={collegePath(code)}>
    <VisuallyHidden>{`${content.collegePage}: `}</VisuallyHidden>
    {code}
  </Link>
);
