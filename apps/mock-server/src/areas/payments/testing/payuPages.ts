import type { Shop } from './openShop.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescape = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!);

/** Parses the form of a page as a browser does. */
export const readForm = (page: string) => ({
  action: unescape(/<form method="post" action="([^"]*)">/.exec(page)?.[1] ?? ''),
  fields: Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
      ([, name, value]): [string, string] => [unescape(name!), unescape(value!)],
    ),
  ),
});

/** Leads a payer through the hosted page, up to the return form. */
export const payAtPayu = async (
  shop: Shop,
  params: Readonly<Record<string, string>>,
  outcome: string,
) => {
  const page = await shop.post('/simulators/payu/_payment', { form: params });
  const { action, fields } = readForm(await page.text());
  const end = await shop.post(action, { form: { ...fields, outcome } });
  const endPage = await end.text();
  return { page: endPage, status: end.status, ...readForm(endPage) };
};
