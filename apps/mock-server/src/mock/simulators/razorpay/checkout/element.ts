/**
 * Creates an element with attributes and content. Served as text, so it may use nothing from
 * outside itself.
 */
export const createElement = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string>> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[T] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
};

export type CreateElement = typeof createElement;
