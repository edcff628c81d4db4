import { Card, Heading, Stack, Text } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { column, page } from './FormLayout.css.ts';
import { SiteLayout } from './SiteLayout.tsx';

interface FormLayoutProps {
  readonly heading: string;
  /** What it is good for, in a sentence. */
  readonly hint: string;
  readonly children: ReactNode;
}

/** One thing at a time, in the middle of the page. */
export const FormLayout = ({ heading, hint, children }: FormLayoutProps) => (
  <SiteLayout>
    <div className={page}>
      <div className={column}>
        <Card>
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level={1}>{heading}</Heading>
              <Text tone="muted">{hint}</Text>
            </Stack>
            {children}
          </Stack>
        </Card>
      </div>
    </div>
  </SiteLayout>
);
