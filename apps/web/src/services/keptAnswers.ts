/** The cache of the last predictions, which is dropped when their user signs out. */
export const keptAnswers = 'kept answers';

/** The most answers in the cache; a prediction has three: its choices, its results and its tries; a season two. */
const limit = 36;

/** Answers that show again without a network: predictions, their tries, the choices of their form, and the season. */
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

/** Answers a request from the server, and without a network as the server did before. */
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
    // Without room to keep it, the answer shows all the same.
    if (answer.ok) keep(key, answer.clone()).catch(() => undefined);
    return answer;
  } catch (error) {
    const kept = navigator.onLine ? undefined : await caches.match(key);
    if (!kept || init.signal?.aborted) throw error;
    return kept;
  }
};
