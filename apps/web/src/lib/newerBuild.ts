import { language } from './language.ts';

/** Whether the server has a different build from the page's, so that the page's files may be gone. */
export const isNewerDeployed = async (): Promise<boolean> => {
  // In development and in stories the server answers every address with a page of its own.
  if (import.meta.env.MODE !== 'production') return false;
  const response = await fetch(`${language.base}/shell.html`, { cache: 'no-store' });
  if (!response.ok) return false;
  const html = await response.text();
  const scripts = document.querySelectorAll('script[type="module"][src]');
  return Array.from(scripts, (script) => script.getAttribute('src')!).some(
    (source) => !html.includes(source),
  );
};
