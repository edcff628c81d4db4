import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { shopAddress, type Shop } from './openShop.ts';

const routes = {
  'https://api.razorpay.com/v1/*': (path: string) => `/simulators/razorpay${path}`,
  'https://test.payu.in/*': (path: string) => `/simulators/payu${path.replace('.php', '')}`,
} as const;

/** Lets a shop's simulators answer at the providers' real addresses, for the official SDKs. */
export const answerProviders = (shop: () => Shop) =>
  setupServer(
    ...Object.entries(routes).map(([address, toPath]) =>
      http.all(address, async ({ request }) => {
        const { pathname, search } = new URL(request.url.replace(shopAddress, ''));
        const body = request.method === 'GET' ? undefined : await request.text();
        return shop().send(request.method, toPath(pathname) + search, {
          ...(body !== undefined && { body }),
          headers: Object.fromEntries(request.headers),
        });
      }),
    ),
  );
