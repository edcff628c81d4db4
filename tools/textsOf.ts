/** Every text that a reader sees, and where it is written: for the lint, and for measuring. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface Text {
  readonly file: string;
  readonly line: number;
  /** The path of names to the text in its module. */
  readonly key: string;
  /** The text, with `…` in place of each value. */
  readonly text: string;
  /** The position in the file, and the positions of a template's values. */
  readonly start: number;
  readonly end: number;
  readonly values?: readonly (readonly [start: number, end: number])[];
  /** Whether the text is written in a component. */
  readonly isHardCoded?: boolean;
  /** Whether the text is chosen by `=== 1`. */
  readonly isPlural?: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The files that may have texts, and the files that may not. */
const catalogues = [
  'apps/web/src/content/*.ts',
  'packages/{flows,ui}/src/**/messages.ts',
  'packages/flows/src/shared/sentences.ts',
  'packages/flows/src/help-bot/faq.ts',
  'packages/backend/src/mail/texts.ts',
];
const server = ['{packages/backend,apps/mock-server}/src/**/*.ts'];
const components = ['apps/web/src/**/*.tsx', 'packages/ui/src/**/*.tsx'];
const isTest = /\.(test|stories|spec)\.tsx?$|\/testing\/|\/mock\//;
const isTwin = /\.hi\.ts$/;

const readAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|description|hint)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The text of a string or a template. */
const written = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return String(node.value).trim().replaceAll(/\s+/g, ' ');
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
};

/** Whether a text is words, not a URL, a locale or a placeholder of the college page's template. */
const isProse = (text: string): boolean =>
  /[\p{L}\p{M}]{2}/u.test(text) && !/^(https?:|mailto:|tel:|\/|__|en-IN$)/.test(text);

const nameOf = (node: Node): string => {
  const named = (node.key ?? node.id) as Node | undefined;
  return named && node.type !== 'FunctionDeclaration'
    ? String(named.name ?? named.value ?? '')
    : '';
};

type Visit = (node: Node, key: string, parent: Node) => void;

/** Types, imports and property names are not texts. */
const skipped = /^(TS(?!AsExpression|SatisfiesExpression|NonNull)|Import)/;
const walk = (node: Node, visit: Visit, key = '', parent = node): void => {
  if (skipped.test(node.type)) return;
  visit(node, key, parent);
  const inner = [key, nameOf(node)].filter(Boolean).join('.');
  for (const child of childrenOf(node)) if (child !== node.key) walk(child, visit, inner, node);
};

const within = (patterns: readonly string[], prefix: string): readonly string[] =>
  globSync(patterns as string[])
    .filter((file) => file.startsWith(prefix) && !isTest.test(file) && !isTwin.test(file))
    .toSorted();

const scan = (file: string, textOf: (node: Node, parent: Node) => Partial<Text> | undefined) => {
  const source = readFileSync(file, 'utf8');
  const texts: Text[] = [];
  walk(parseSync(file, source).program as unknown as Node, (node, key, parent) => {
    const text = textOf(node, parent);
    if (!text) return;
    const line = source.slice(0, node.start).split('\n').length;
    const { start, end } = node;
    const values = (node.expressions as readonly Node[] | undefined)?.map(
      (value) => [value.start, value.end] as const,
    );
    const place = { file, line, key, start, end, ...(values && { values }) };
    texts.push({ ...place, text: written(node) ?? '', ...text });
  });
  return texts;
};

const comparesWithOne = ({ type, test }: Node): boolean =>
  type === 'ConditionalExpression' &&
  isNode(test) &&
  test.type === 'BinaryExpression' &&
  /^[=!]==$/.test(String(test.operator)) &&
  (test.right as Node).value === 1;

const fromCatalogue = (node: Node): Partial<Text> | undefined => {
  if (comparesWithOne(node)) return { isPlural: true };
  return isProse(written(node) ?? '') ? {} : undefined;
};

/** A text written in a component: between tags, or in an attribute that people read or hear. */
const fromComponent = (node: Node, parent: Node): Partial<Text> | undefined => {
  const attribute = parent.type === 'JSXAttribute' && String((parent.name as Node).name);
  const isRead = node.type === 'JSXText' || (attribute && readAttributes.test(attribute));
  return isRead && isProse(written(node) ?? '') ? { isHardCoded: true } : undefined;
};

/** The sentences in `new HttpError(…)`. */
const fromServer = (node: Node, parent: Node): Partial<Text> | undefined =>
  parent.type === 'NewExpression' &&
  (parent.callee as Node).name === 'HttpError' &&
  /\s/.test(written(node) ?? '')
    ? {}
    : undefined;

/** The texts of all catalogues, or of one module or twin. */
export const catalogueTexts = (file?: string): readonly Text[] =>
  (file === undefined ? within(catalogues, '') : [file]).flatMap((one) => scan(one, fromCatalogue));

export const textsOf = (prefix = ''): readonly Text[] => [
  ...within(catalogues, prefix).flatMap((file) => scan(file, fromCatalogue)),
  ...within(server, prefix).flatMap((file) => scan(file, fromServer)),
  ...within(components, prefix).flatMap((file) => scan(file, fromComponent)),
];
