import { Card, Disclosure, Heading, Inline, Stack, type StackProps } from '@seatwise/ui';
import type { ReactNode } from 'react';

interface TitledCardProps extends Pick<StackProps, 'gap'> {
  readonly title: string;
  /** The id of the title, which makes the card a region named by it. */
  readonly id?: string;
  /** Content beside the title. */
  readonly aside?: ReactNode;
  /** Whether the card shows only its title until opened. @default false */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

/** A card with a title of heading level 2. */
export const TitledCard = ({
  title,
  id,
  aside,
  isFolded = false,
  children,
  ...stack
}: TitledCardProps) => {
  const heading = (
    <Heading level={2} size="title" {...(id !== undefined && { id })}>
      {title}
    </Heading>
  );
  if (isFolded)
    return (
      <section aria-labelledby={id}>
        <Disclosure
          title={
            <Inline gap="sm">
              {heading}
              {aside}
            </Inline>
          }
        >
          <Stack {...stack}>{children}</Stack>
        </Disclosure>
      </section>
    );
  return (
    <Card {...(id !== undefined && { as: 'section', labelledBy: id })}>
      <Stack {...stack}>
        {aside === undefined ? (
          heading
        ) : (
          <Inline justify="between">
            {heading}
            {aside}
          </Inline>
        )}
        {children}
      </Stack>
    </Card>
  );
};
