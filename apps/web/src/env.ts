export interface Env {
  /** Where the API lives; '' is the page's own origin. */
  readonly apiBaseUrl: string;
}

const baseUrl = (name: string, value: string | undefined): string => {
  if (!value) return '';
  if (!URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`);
  return value.replace(/\/+$/, '');
};

/** What the build was told, read once; throws at start, naming what cannot be used. */
export const readEnv = (given: Readonly<Record<string, string | undefined>>): Env => ({
  apiBaseUrl: baseUrl('VITE_API_BASE_URL', given['VITE_API_BASE_URL']),
});
