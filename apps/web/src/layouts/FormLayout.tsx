import { announce, Card, Heading, Stack, Text } from '@seatwise/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { column, columns, page } from './FormLayout.css.ts';
import { SiteLayout } from './SiteLayout.tsx';

interface FormLayoutProps {
  readonly heading: string;
  /** A sentence on the purpose of the form. */
  readonly hint: string;
  /** The name of the step, if several steps share a heading. */
  readonly step?: string | undefined;
  /** What is beside the form where there is room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Moves the focus to the heading after a change of step, because the pressed button is gone. */
const useStepChange = (
  heading: string,
  step: string | undefined,
): RefObject<HTMLHeadingElement | null> => {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const previous = shown.current;
    shown.current = [heading, step].join();
    if (previous === undefined || previous === shown.current) return;
    // If the user returns to a step because of an invalid field, that field has the focus.
    const invalidField = title.current
      ?.closest('main')
      ?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalidField ?? title.current)?.focus();
    // The focused heading does not include the step's name, so it is announced.
    if (step !== undefined) announce(step);
  }, [heading, step]);
  return title;
};

/** A form on a single card. */
export const FormLayout = ({ heading, hint, step, aside, children }: FormLayoutProps) => {
  const title = useStepChange(heading, step);
  return (
    <SiteLayout kind="task">
      <div className={page}>
        <div className={aside ? columns : column}>
          {aside}
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
