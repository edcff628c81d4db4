/** The code of a story, printed from its elements: their types are known by identity, so minifying changes no name. */
import * as ui from '@seatwise/ui';
import { createElement, Fragment, isValidElement, type ElementType, type ReactNode } from 'react';
import { WithState, type WithStateProps } from '../../packages/ui/src/testing/WithState.tsx';

interface Story {
  readonly component?: unknown;
  readonly args: object;
  readonly render: () => ReactNode;
}
type Props = Readonly<Record<string, unknown>>;

const width = 80;
/** Longer lists, such as thousands of options, are cut short. */
const most = 8;

const names = new Map<unknown, string>([
  [Fragment, ''],
  ...Object.entries(ui)
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, value]) => [value, name] as const),
  ...Object.entries(ui.icons).map(([name, icon]) => [icon, `icons.${name}`] as const),
]);

/** Prints the parts on one line if they fit, otherwise each part on its own line. */
const joined = (
  open: string,
  parts: readonly string[],
  close: string,
  { comma = '', mayFit = true } = {},
): string => {
  const line = open + parts.join(`${comma} `) + close;
  if (mayFit && line.length <= width && !line.includes('\n')) return line;
  const inner = parts.map((part) => `  ${part.replaceAll('\n', '\n  ')}${comma}`);
  return [open.trimEnd(), ...inner, close.trimStart()].join('\n');
};

/** The content of the stories' `WithState` helper in its initial state; other nodes unchanged. */
const withoutState = (node: unknown): unknown => {
  if (!isValidElement<WithStateProps<unknown>>(node) || node.type !== WithState) return node;
  return withoutState(node.props.children(node.props.initial, () => {}));
};

const childrenOf = (children: unknown): readonly unknown[] =>
  [children]
    .flat(Number.POSITIVE_INFINITY)
    .map(withoutState)
    .filter((child) => child !== undefined && child !== null && typeof child !== 'boolean');

const valueOf = (value: unknown): string => {
  const known = names.get(value);
  if (known) return known;
  if (typeof value === 'function') return '() => {}';
  if (isValidElement<Props>(value)) return elementOf(value.type, value.props);
  if (Array.isArray(value)) {
    const left = value.length - most;
    // Inside the last item: a comment of its own would leave a hole before its comma.
    const items = value
      .slice(0, most)
      .map(valueOf)
      .map((item, at) => (left > 0 && at === most - 1 ? `${item} /* and ${left} more */` : item));
    return joined('[', items, ']', { comma: ',' });
  }
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (typeof value === 'object' && value)
    return joined('{ ', Object.entries(value).map(propertyOf), ' }', { comma: ',' });
  return value === undefined ? 'undefined' : JSON.stringify(value);
};

const propertyOf = ([name, value]: [string, unknown]): string =>
  `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${valueOf(value)}`;

const attributeOf = ([name, value]: [string, unknown]): string => {
  if (value === true) return name;
  const isPlain = typeof value === 'string' && !/["\\\n]/.test(value);
  return isPlain ? `${name}="${value}"` : `${name}={${valueOf(value)}}`;
};

const childOf = (child: unknown): string => {
  if (isValidElement<Props>(child)) return elementOf(child.type, child.props);
  const isPlain = typeof child === 'string' && !/[{}<>\n]|^\s|\s$/.test(child);
  return isPlain ? child : `{${valueOf(child)}}`;
};

const elementOf = (type: unknown, { children, ...props }: Props): string => {
  const tag = typeof type === 'string' ? type : names.get(type)!;
  const attributes = Object.entries(props).map(attributeOf);
  const inner = childrenOf(children).map(childOf);
  const end = inner.length > 0 ? '>' : ' />';
  const opening = attributes.length > 0 ? joined(`<${tag} `, attributes, end) : `<${tag}${end}`;
  if (inner.length === 0) return opening;
  // Beside each other on a line, children would get spaces between them.
  return joined(opening, inner, `</${tag}>`, { mayFit: inner.length === 1 });
};

/** Whether the package exports every component of a node, so that its printed code compiles. */
const isPublic = (node: unknown): boolean => {
  if (Array.isArray(node)) return node.every(isPublic);
  if (!isValidElement<Props>(node)) return true;
  const isKnown = typeof node.type === 'string' || names.has(node.type);
  return isKnown && Object.values(node.props).every((prop) => isPublic(withoutState(prop)));
};

/** What a reader copies: the import and the elements of a story, or its component with its args. */
export const snippetOf = ({ component, args, render }: Story): string => {
  const rendered = withoutState(render());
  const shown = isPublic(rendered) ? rendered : createElement(component as ElementType, args);
  const code = childOf(shown);
  const used = new Set(
    Array.from(code.matchAll(/<([A-Z]\w*)|\b(icons)\./g), ([, tag, icons]) => tag ?? icons),
  );
  return `import { ${[...used].join(', ')} } from '@seatwise/ui';\n\n${code}`;
};
