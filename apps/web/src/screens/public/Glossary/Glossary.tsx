import { Heading, Inline, Link, PageHeader, SearchField, Stack, Text } from '@seatwise/ui';
import { useState } from 'react';
import { glossary, page as copy, type GlossaryTerm } from '../../../content/glossary.ts';
import { Example } from './Example.tsx';
import { list, meaning, search } from './Glossary.css.ts';

const groups = Object.entries(glossary) as readonly (readonly [
  id: string,
  { readonly heading: string; readonly terms: Readonly<Record<string, GlossaryTerm>> },
])[];

const plain = (text: string): string => text.toLocaleLowerCase();

/** The topics with the terms that have the typed words in them. */
const found = (typed: string) =>
  groups.flatMap(([id, { heading, terms }]) => {
    const matching = Object.entries(terms).filter(([, { term, text }]) =>
      plain(`${term} ${text}`).includes(plain(typed.trim())),
    );
    return matching.length > 0 ? [{ id, heading, terms: matching }] : [];
  });

/** The terms of counselling in plain words, to search and to scan by topic, each with an anchor. */
export const Glossary = () => {
  const [typed, setTyped] = useState('');
  const topics = found(typed);
  const count = topics.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <Stack gap="lg">
      <PageHeader title={copy.heading} subtitle={copy.lead} />
      <div className={search}>
        <SearchField
          label={copy.search}
          hidesLabel
          placeholder={copy.search}
          value={typed}
          onChange={({ value }) => setTyped(value)}
          status={typed === '' ? '' : copy.found(count)}
        />
      </div>
      <Inline as="ul" gap="sm">
        {topics.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${id}`} standalone>
              {heading}
            </Link>
          </li>
        ))}
      </Inline>
      {typed === '' && <Example />}
      {topics.map(({ id, heading, terms }) => (
        <Stack key={id} as="section" gap="sm">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <dl className={list}>
            {terms.map(([termId, { term, text }]) => (
              <div key={termId} id={termId}>
                <dt>
                  <Text as="span" weight="semibold">
                    {term}
                  </Text>
                </dt>
                <dd className={meaning}>
                  <Text size="small">{text}</Text>
                </dd>
              </div>
            ))}
          </dl>
        </Stack>
      ))}
      {count === 0 && <Text>{copy.nothing}</Text>}
    </Stack>
  );
};
