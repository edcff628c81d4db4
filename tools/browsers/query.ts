/** How journeys name what they act on: by accessible role and name, by label or by visible text. */
export type Matcher = string | RegExp;

/** A matcher as JSON, on its way into the page. */
export type MatcherJson = { readonly text: string } | { readonly source: string };

export interface Query {
  readonly by: 'role' | 'label' | 'text';
  /** The role; of a label or a text what it reads. */
  readonly value: string | MatcherJson;
  readonly name?: MatcherJson;
  /** Of a heading. */
  readonly level?: number;
  readonly inside?: Query;
  /** Which of several; without it there may be one only. */
  readonly index?: number;
}

const json = (matcher: Matcher): MatcherJson =>
  typeof matcher === 'string' ? { text: matcher } : { source: matcher.source };

export const role = (value: string, name?: Matcher): Query => ({
  by: 'role',
  value,
  ...(name === undefined ? {} : { name: json(name) }),
});
export const button = (name: Matcher): Query => role('button', name);
export const link = (name: Matcher): Query => role('link', name);
export const dialog = (name: Matcher): Query => role('dialog', name);
export const textbox = (name: Matcher): Query => role('textbox', name);
export const heading = (level: number, name?: Matcher): Query => ({
  ...role('heading', name),
  level,
});
export const label = (words: Matcher): Query => ({ by: 'label', value: json(words) });
export const text = (words: Matcher): Query => ({ by: 'text', value: json(words) });

export const within = (outer: Query, inner: Query): Query => ({
  ...inner,
  inside: inner.inside ? within(outer, inner.inside) : outer,
});
const nth = (index: number, query: Query): Query => ({ ...query, index });
export const first = (query: Query): Query => nth(0, query);

const words = (matcher: string | MatcherJson): string => {
  if (typeof matcher === 'string') return matcher;
  return 'text' in matcher ? `“${matcher.text}”` : `/${matcher.source}/`;
};

export const describe = ({ by, value, name, inside, index }: Query): string => {
  return [
    by === 'role' ? '' : by,
    words(value),
    name ? words(name) : '',
    index === undefined ? '' : `#${index + 1}`,
    inside ? `in ${describe(inside)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
};
