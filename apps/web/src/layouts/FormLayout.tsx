import { announce, Card, Heading, Stack, Text } from '@seatwise/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { column, page } from './FormLayout.css.ts';
import { SiteLayout } from './SiteLayout.tsx';

interface FormLayoutProps {
  readonly heading: string;
  /** What it is good for, in a sentence. */
  readonly hint: string;
  /** The name of the step, where several stand under one heading. */
  readonly step?: string | undefined;
  readonly children: ReactNode;
}

/** What was pressed is gone with its step: the focus goes on to the heading of the next one. */
const useStepChange = (
  heading: string,
  step: string | undefined,
): RefObject<HTMLHeadingElement | null> => {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = [heading, step].join();
    if (before === undefined || before === shown.current) return;
    // Back at a step for a field that was refused, that field is what the step is about.
    const marked = title.current
      ?.closest('main')
      ?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (marked ?? title.current)?.focus();
    // The heading says itself what it is; a step under the same one would go unheard.
    if (step !== undefined) announce(step);
  }, [heading, step]);
  return title;
};

/** One thing at a time, in the middle of the page. */
export const FormLayout = ({ heading, hint, step, children }: FormLayoutProps) => {
  const title = useStepChange(heading, step);
  return (
    <SiteLayout>
      <div className={page}>
        <div className={column}>
          <Card>
            <Stack gap="lg">
              <Stack gap="xs">
                <Heading level={1} ref={title}>
                  {heading}
                </Heading>
                <Text tone="muted">{hint}</Text>
              </Stack>
              {children}
            </Stack>
          </Card>
        </div>
      </div>
    </SiteLayout>
  );
};
