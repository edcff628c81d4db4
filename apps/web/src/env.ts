type Given = Readonly<Record<string, string | undefined>>;

/** The site's legally responsible operator and their contact; '' for unset values. */
export const readOperator = (given: Given) => {
  const text = (name: string): string => given[`VITE_OPERATOR_${name}`]?.trim() ?? '';
  const legal = {
    name: text('NAME'),
    address: text('ADDRESS'),
    gstin: text('GSTIN'),
    grievanceOfficer: text('GRIEVANCE_OFFICER'),
  };
  return {
    ...legal,
    /** Whether the operator is named as the law requires for selling plans. */
    isNamed: Object.values(legal).every(Boolean),
    email: text('EMAIL') || 'help@seatwise.example',
    phone: text('PHONE') || '+91 00000 00000',
  };
};

export type Operator = ReturnType<typeof readOperator>;

/** Parses the build's variables once; throws at start and names an invalid one. */
export const readEnv = (given: Given) => {
  const address = (name: string): string => {
    const value = given[name];
    if (!value) return '';
    if (!URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`);
    return value.replace(/\/+$/, '');
  };
  /** A comma-separated list of URLs, or of hosts without `https://`. */
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
    /** The site's public URL, for canonical links and link previews; by default the address of `pnpm start`. */
    siteUrl: address('VITE_SITE_URL') || 'http://localhost:4000',
    /** The API's base URL; '' for the page's own origin. */
    apiBaseUrl: address('VITE_API_BASE_URL'),
    /** The chat socket's URL; '' for the API's host. */
    wsUrl: address('VITE_WS_URL'),
    /** Other hosts whose published documents may be linked. */
    fileHosts: urls('VITE_FILE_HOSTS').map(({ host }) => host),
    /** The merchant's public key at the card provider, and the provider's checkout script; by default the simulator's. */
    cardKey: given['VITE_CARD_KEY'] || 'rzp_test_SeatwiseMock01',
    cardScript: address('VITE_CARD_SCRIPT') || '/simulators/razorpay/checkout.js',
    /** Other origins of payment providers, which receive forms; a checkout frames and calls them. */
    paymentOrigins: urls('VITE_PAYMENT_ORIGINS').map(({ origin }) => origin),
    /** Whether PayU's page opens in a new tab. */
    paymentInNewTab: given['VITE_PAYMENT_IN_NEW_TAB'] === 'true',
  };
};

export type Env = ReturnType<typeof readEnv>;
