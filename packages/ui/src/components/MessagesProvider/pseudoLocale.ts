type Message = string | ((...given: never[]) => string);

const bracketed = (text: string): string => `⟦${text}⟧`;

/** A component's messages in brackets: a pseudo-locale that is distinguishable from English. */
export const pseudoLocale = (messages: object): object =>
  Object.fromEntries(
    Object.entries(messages as Readonly<Record<string, Message>>).map(([key, message]) => [
      key,
      typeof message === 'string'
        ? bracketed(message)
        : (...given: never[]) => bracketed(message(...given)),
    ]),
  );

/** A text without its bracketed parts, nested ones included. */
export const withoutBrackets = (text: string): string => {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : withoutBrackets(rest);
};

const accessibleAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];
const shown = ['title', 'placeholder', 'alt'];

/** All visible and announced texts inside an element. */
export const textsIn = (root: Element): readonly string[] => {
  const texts: string[] = [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node instanceof Element)
      texts.push(
        ...[...accessibleAttributes, ...shown].flatMap((name) => node.getAttribute(name) ?? []),
      );
    else if (!node.parentElement?.closest('script, style')) texts.push(node.nodeValue ?? '');
  return texts;
};
