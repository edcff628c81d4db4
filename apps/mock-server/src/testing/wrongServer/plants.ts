/** Answers a request wrongly; `pass` returns the right server's answer. */
type Plant = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>;

/** A wrong socket's reaction to a client's frame: its own answer, or a frame to pass on. */
export type SocketPlant = (
  frame: string,
) => { readonly answer: string } | { readonly pass: string };

export interface Fault {
  readonly what: string;
  /** The operation or destination that has the fault. */
  readonly at: string;
  /** The text by which the report names the fault. */
  readonly named: RegExp;
  readonly plant?: Plant;
  readonly socket?: SocketPlant;
  /** Changes or drops frames of the server. */
  readonly received?: (frame: string) => string;
  /** Whether the kit should wait only briefly for a missing answer. */
  readonly isSilent?: true;
  /** Whether the fault is visible only if records may be written. */
  readonly writes?: true;
}

export type Values = Record<string, unknown>;

const withAnswer = (response: Response, body: string, init: ResponseInit = {}): Response =>
  new Response(body, { status: response.status, headers: response.headers, ...init });

/** Changes the JSON of a success. */
export const changed =
  (change: (value: never) => unknown): Plant =>
  async (request, pass) => {
    const response = await pass(request);
    if (!response.ok) return response;
    return withAnswer(response, JSON.stringify(change((await response.json()) as never)));
  };

export const eachRecord = (change: (record: Values) => Values): Plant =>
  changed((records: Values[]) => records.map(change));

/** Changes the body or the status of a refusal. */
export const refusal =
  (status: number, change: (body: Values) => unknown, to = status): Plant =>
  async (request, pass) => {
    const response = await pass(request);
    if (response.status !== status) return response;
    const body = change((await response.json()) as Values);
    return withAnswer(response, typeof body === 'string' ? body : JSON.stringify(body), {
      status: to,
    });
  };

/** Replaces a refusal by another answer. */
export const inPlaceOf =
  (status: number, answer: (...given: Parameters<Plant>) => Response | Promise<Response>): Plant =>
  async (request, pass) => {
    const response = await pass(request);
    return response.status === status ? answer(request, pass) : response;
  };

export const withHeader =
  (name: string, value: string | undefined): Plant =>
  async (request, pass) => {
    const response = await pass(request);
    const headers = new Headers(response.headers);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };

/** The same request by another caller, or to another address. */
export const like = (request: Request, token: string, url = request.url): Request => {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(url, { method: request.method, headers });
};

export const without =
  (name: string) =>
  (value: Values): Values =>
    Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));

export const page = '<!doctype html><html><body>Something is wrong</body></html>';

/** Tokens of the accounts, for faults that let one caller do what another may. */
export type Tokens = Readonly<Record<'free' | 'premium' | 'admin', string>>;
