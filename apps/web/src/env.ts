export interface Env {
  /** Where the site lies, for those who find it or share it. */
  readonly siteUrl: string;
  /** Where the API lives; '' is the page's own origin. */
  readonly apiBaseUrl: string;
  /** Where the chat socket listens; '' is beside the API. */
  readonly wsUrl: string;
  /** Hosts beside our own that published documents may lie on. */
  readonly fileHosts: readonly string[];
  /** How the card provider knows the merchant; public by nature. */
  readonly cardKey: string;
  /** The script that brings the card provider's checkout. */
  readonly cardScript: string;
  /** The origins that PayU's form may be posted to, beside our own. */
  readonly paymentOrigins: readonly string[];
  /** Whether PayU's page opens in a tab of its own. */
  readonly paymentInNewTab: boolean;
}

type Given = Readonly<Record<string, string | undefined>>;

/** What the build was told, read once; throws at start, naming what cannot be used. */
export const readEnv = (given: Given): Env => {
  const address = (name: string): string => {
    const value = given[name];
    if (!value) return '';
    if (!URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`);
    return value.replace(/\/+$/, '');
  };
  /** Addresses, or hosts without their `https://`, with commas between. */
  const urls = (name: string): URL[] =>
    (given[name] ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const full = entry.includes('://') ? entry : `https://${entry}`;
        if (!URL.canParse(full)) throw new Error(`${name} is not an address: ${entry}`);
        return new URL(full);
      });
  return {
    // Unless told otherwise, where `pnpm start` serves it.
    siteUrl: address('VITE_SITE_URL') || 'http://localhost:4000',
    apiBaseUrl: address('VITE_API_BASE_URL'),
    wsUrl: address('VITE_WS_URL'),
    fileHosts: urls('VITE_FILE_HOSTS').map(({ host }) => host),
    // Unless told otherwise, the providers are the mock server's simulators.
    cardKey: given['VITE_CARD_KEY'] || 'rzp_test_SeatwiseMock01',
    cardScript: address('VITE_CARD_SCRIPT') || '/simulators/razorpay/checkout.js',
    paymentOrigins: urls('VITE_PAYMENT_ORIGINS').map(({ origin }) => origin),
    paymentInNewTab: given['VITE_PAYMENT_IN_NEW_TAB'] === 'true',
  };
};
