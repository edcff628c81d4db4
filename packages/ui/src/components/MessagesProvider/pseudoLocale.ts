type Message = string | ((...given: never[]) => string);

const bracketed = (text: string): string => `⟦${text}⟧`;

/** All messages of a component in brackets, as another language that can be told from English. */
export const pseudoLocale = (messages: object): object =>
  Object.fromEntries(
    Object.entries(messages as Readonly<Record<string, Message>>).map(([key, message]) => [
      key,
      typeof message === 'string'
        ? bracketed(message)
        : (...given: never[]) => bracketed(message(...given)),
    ]),
  );

/** What is left of a text without what stands in brackets, however deep. */
export const withoutBrackets = (text: string): string => {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : withoutBrackets(rest);
};

const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
const shown = ['title', 'placeholder', 'alt'];

/** Every text that a part of the page shows or announces. */
export const textsIn = (root: Element): readonly string[] => {
  const texts: string[] = [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node instanceof Element)
      texts.push(...[...spoken, ...shown].flatMap((name) => node.getAttribute(name) ?? []));
    else if (!node.parentElement?.closest('script, style')) texts.push(node.nodeValue ?? '');
  return texts;
};
