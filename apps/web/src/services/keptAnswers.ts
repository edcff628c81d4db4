/** The cache of responses for use without a network, which is dropped when their user signs out. */
export const keptAnswers = 'kept answers';

/** The most responses in the cache; a prediction has three (choices, results, tries), a season two. */
const limit = 36;

/** Whether a response is cached for use without a network: predictions, tries, form choices and the season. */
export const isKept = (address: string, method = 'GET'): boolean =>
  method !== 'PUT' &&
  /\/(rank-prediction\/(recommend|tries)|api\/(quotas|users\/applicant|counselling-dates))\b/.test(
    address,
  );

const keep = async (key: string, answer: Response): Promise<void> => {
  const cache = await caches.open(keptAnswers);
  await cache.put(key, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -limit).map((old) => cache.delete(old)));
};

/** Requests a response from the server; without a network, returns the cached one. */
export const answerOrKept = async (
  owner: number | null,
  address: string,
  init: RequestInit,
): Promise<Response> => {
  const question = new URLSearchParams({
    owner: String(owner),
    address,
    body: typeof init.body === 'string' ? init.body : '',
  });
  const key = `/kept?${question}`;
  try {
    const answer = await fetch(address, init);
    // The page shows the response even if the cache has no room for it.
    if (answer.ok) keep(key, answer.clone()).catch(() => undefined);
    return answer;
  } catch (error) {
    const kept = navigator.onLine ? undefined : await caches.match(key);
    if (!kept || init.signal?.aborted) throw error;
    return kept;
  }
};
