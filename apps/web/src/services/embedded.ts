import type { AnswerOf, Operation } from '@seatwise/api-client';
import type { Services } from './services.ts';

/** Takes the response that came with the page for an operation; returns undefined if none came. */
export type TakeResponse = (operation: string) => string | undefined;

/** Takes the responses that the server wrote into the document, each once. */
const fromDocument: TakeResponse = (operation) => {
  const block = document.querySelector(`script[data-answer-of="${operation}"]`);
  block?.remove();
  return block?.textContent ?? undefined;
};

/**
 * Reads the response that came with the page for an operation, so that the first paint needs no
 * request. Returns undefined if none came, or if the app cannot read it.
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
