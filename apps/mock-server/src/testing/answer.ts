/** Reads an answer: parses JSON, and returns anything else as text. */
export const read = async (answer: Promise<Response>) => {
  const response = await answer;
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
};
