import { Heading, Inline, Link, PageHeader, Stack, Text } from '@seatwise/ui';
import { glossary, page as copy, type GlossaryTerm } from '../../../content/glossary.ts';
import { list, meaning } from './Glossary.css.ts';

const groups = Object.entries(glossary) as readonly (readonly [
  id: string,
  { readonly heading: string; readonly terms: Readonly<Record<string, GlossaryTerm>> },
])[];

/** The terms of counselling in plain words, each with an anchor. */
export const Glossary = () => (
  <Stack gap="xl">
    <PageHeader title={copy.heading} subtitle={copy.lead} />
    <Inline as="ul">
      {groups.map(([id, { heading }]) => (
        <li key={id}>
          <Link href={`#${id}`} standalone>
            {heading}
          </Link>
        </li>
      ))}
    </Inline>
    {groups.map(([id, { heading, terms }]) => (
      <Stack key={id} as="section" gap="sm">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <dl className={list}>
          {Object.entries(terms).map(([termId, { term, text }]) => (
            <div key={termId} id={termId}>
              <dt>
                <Text as="span" weight="semibold">
                  {term}
                </Text>
              </dt>
              <dd className={meaning}>
                <Text>{text}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    ))}
  </Stack>
);
