import { Box, Heading, Notice, Stack, Text } from '@seatwise/ui';
import type { privacy, terms } from '../content/legal.ts';
import { prose } from './LegalLayout.css.ts';
import { SiteLayout } from './SiteLayout.tsx';

/** A page of legal text in sections. */
export const LegalLayout = ({ text }: { readonly text: typeof privacy | typeof terms }) => (
  <SiteLayout>
    <Box as="article" paddingBlock="xxl" paddingInline="gutter">
      <div className={prose}>
        <Stack gap="xl">
          <Heading level={1}>{text.heading}</Heading>
          <Notice tone="caution">{text.pending}</Notice>
          {text.sections.map((section) => (
            <Stack key={section.heading} gap="xs">
              <Heading level={2} size="headline">
                {section.heading}
              </Heading>
              <Text>{section.text}</Text>
            </Stack>
          ))}
        </Stack>
      </div>
    </Box>
  </SiteLayout>
);
