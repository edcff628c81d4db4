import { spyOn } from 'storybook/test';

/** Changes the server's responses at an address; returns the function that undoes it. */
export const changeAnswers = <Row>(
  path: string,
  change: (rows: Row[]) => Promise<Row[]> | Row[],
) => {
  const send = globalThis.fetch;
  const fetchSpy = spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await send(...request);
    return answer.url.includes(path)
      ? Response.json(await change((await answer.json()) as Row[]))
      : answer;
  });
  return () => fetchSpy.mockRestore();
};
