import type { AnswerOf, Operation } from '@seatwise/api-client';
import type { Services } from './services.ts';

/**
 * The answer of an operation that the server wrote into the page, once: a first paint that needs no
 * request. Undefined where there is none, or where it cannot be read.
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
    // The page requests it, and shows what fails.
    return undefined;
  }
};
