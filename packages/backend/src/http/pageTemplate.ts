import type { PictureWords } from './sharePicture.ts';

/** The responses that a page shows, by the id of their operation. */
export type Answers = Readonly<Record<string, unknown>>;

/** What a guest sees first at an address (apps/web/src/prerender.tsx). */
interface Rendered {
  readonly address: string;
  readonly head: string;
  readonly body: string;
  /** Structured data for search engines. */
  readonly about?: object | undefined;
}

/** The module that the app's build writes for servers (apps/web/src/prerender.tsx). */
export interface Renderer {
  readonly renderPage: (path: string, answers: Answers) => Promise<Rendered>;
  /** The words on the picture of links to a page; undefined if the page has none of its own. */
  readonly wordsOfPicture: (answers: Answers) => PictureWords | undefined;
}

/** A data block in a page; its text is escaped, so that it cannot end the element. */
const dataBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Fills a page's template, which the app's build wrote (apps/web/build/prerender.ts). */
export const fillTemplate = (
  template: string,
  { address, head, body, about }: Rendered,
  answers: Answers,
): string => {
  const texts: Readonly<Record<string, string>> = {
    ADDRESS: address,
    HEAD: head + (about ? dataBlock('type="application/ld+json"', about) : ''),
    BODY: body,
  };
  const blocks = Object.entries(answers).map(([id, answer]) =>
    dataBlock(`type="application/json" data-answer-of="${id}"`, answer),
  );
  return template
    .replaceAll(/__(ADDRESS|HEAD|BODY)__/g, (_, place: string) => texts[place]!)
    .replace('</body>', () => `${blocks.join('')}</body>`);
};
