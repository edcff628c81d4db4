import type { AnswerOf, Operation } from '@seatwise/api-client';
import type { Services } from './services.ts';

/**
 * The response of an operation that the server wrote into the page, so that the first paint needs
 * no request. Undefined on a second call, if there is none, or if it cannot be read.
 */
export const takeEmbedded = async <O extends Operation>(
  operation: O,
  { leftOut }: Pick<Services, 'leftOut'>,
): Promise<AnswerOf<O> | undefined> => {
  const block = document.querySelector(`script[data-answer-of="${operation.id}"]`);
  if (!block) return undefined;
  block.remove();
  try {
    const { readAnswer } = await import('@seatwise/api-client/answer');
    return await readAnswer(operation, new Response(block.textContent), undefined, leftOut.report);
  } catch {
    // The page then requests the data, and shows any failure.
    return undefined;
  }
};
