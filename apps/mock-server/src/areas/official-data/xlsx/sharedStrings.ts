import { maxRowLength } from '../csv.ts';
import type { Parts } from './parts.ts';
import { refusal } from './refusals.ts';
import { createTextCapture } from './textCapture.ts';

/** What a workbook's table of texts may take of the memory. */
const maxTexts = 1_000_000;
const maxCharacters = 32 * 1024 * 1024;

/** A copy that does not keep alive the piece of the file that it was cut from. */
const detached = (text: string): string => ` ${text}`.slice(1);

/** The texts that cells refer to by number; undefined for one that is too long. */
export const readSharedStrings = async (
  parts: Parts,
  path: string,
): Promise<readonly (string | undefined)[]> => {
  const texts: (string | undefined)[] = [];
  let characters = 0;
  const capture = createTextCapture(maxRowLength);
  await parts.readWhole(path, {
    open: (name) => {
      if (name === 'si') capture.start();
      else capture.open(name);
    },
    text: capture.text,
    close: (name) => {
      if (name !== 'si') {
        capture.close(name);
        return;
      }
      const text = capture.finish();
      characters += text?.length ?? 0;
      if (texts.length >= maxTexts || characters > maxCharacters) throw refusal('tooManyTexts');
      texts.push(text === undefined ? undefined : detached(text));
    },
  });
  return texts;
};
