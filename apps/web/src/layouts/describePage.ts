import type { Page } from '../content/pages.ts';

const setMeta = (name: string, content: string): void => {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
};

/** Tells the browser, search engines and bookmarks what the present page is. */
export const describePage = ({ title, description, keywords, isPrivate = false }: Page): void => {
  document.title = title;
  setMeta('description', description);
  setMeta('keywords', keywords);
  setMeta('robots', isPrivate ? 'noindex' : 'index, follow');
};
