import { PageHeader, Spinner, Stack } from '@seatwise/ui';
import { AppLinks } from '../../../components/AppLinks.tsx';
import { content } from '../../../content/college.ts';
import { PageLayout } from '../../../layouts/PageLayout.tsx';
import { expected } from './College.css.ts';

/** A placeholder while the college loads. */
export const ExpectedCollege = () => (
  <div className={expected}>
    <Spinner label={content.loading} />
  </div>
);

/** A part that the server keeps only for colleges that fulfil a condition. */
const where = (condition: string, text: string): string => `__IF_${condition}__${text}__END__`;

const kinds = Object.entries(content.kinds).map(([kind, label]) => where(kind, label));

/**
 * The page before its code has loaded, rendered at build time. The server has the data and fills in
 * the placeholders for each college: packages/backend/src/areas/prediction/collegePages.ts.
 */
export const CollegeShell = () => (
  <AppLinks>
    <PageLayout>
      <Stack gap="xl">
        <PageHeader
          title="__NAME__"
          subtitle={[
            ...kinds,
            where('kind and state', ', '),
            '__STATE__',
            where('place and code', ' · '),
            where('code', content.code('__CODE__')),
          ].join('')}
        />
        <ExpectedCollege />
      </Stack>
    </PageLayout>
  </AppLinks>
);
