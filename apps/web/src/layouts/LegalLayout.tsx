import { Heading, Stack, Text } from '@seatwise/ui';
import type { LegalText } from '../content/legal.ts';
import { page, points as pointsStyle, prose, section as sectionStyle } from './LegalLayout.css.ts';
import { SiteLayout } from './SiteLayout.tsx';

/** A page of legal text in sections, each with an anchor. */
export const LegalLayout = ({ text }: { readonly text: LegalText }) => (
  <SiteLayout>
    <article className={page}>
      <div className={prose}>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1}>{text.heading}</Heading>
            <Text tone="muted">{text.updated}</Text>
          </Stack>
          {text.sections.map(({ id, heading, paragraphs, points }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className={sectionStyle}>
              <Heading level={2} id={`${id}-heading`}>
                {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              {points && (
                <ul className={pointsStyle}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </Stack>
      </div>
    </article>
  </SiteLayout>
);
