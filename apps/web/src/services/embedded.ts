import type { AnswerOf, Operation } from '@seatwise/api-client';
import type { Services } from './services.ts';

/** Takes the response of an operation, by its id, that came with the page; undefined if there is none. */
export type TakeResponse = (operation: string) => string | undefined;

/** Takes the responses that the server wrote into the document, each once. */
const fromDocument: TakeResponse = (operation) => {
  const block = document.querySelector(`script[data-answer-of="${operation}"]`);
  block?.remove();
  return block?.textContent ?? undefined;
};

/**
 * The response of an operation that came with the page, so that the first paint needs no request.
 * Undefined if there is none, or if it cannot be read.
 */
export const takeEmbedded = async <O extends Operation>(
  operation: O,
  { embedded = fromDocument, leftOut }: Pick<Services, 'embedded' | 'leftOut'>,
): Promise<AnswerOf<O> | undefined> => {
  const text = embedded(operation.id);
  if (text === undefined) return undefined;
  try {
    const { readAnswer } = await import('@seatwise/api-client/answer');
    return await readAnswer(operation, new Response(text), undefined, leftOut.report);
  } catch {
    // The page then requests the data, and shows any failure.
    return undefined;
  }
};
