/** How long letters add up to one word. Milliseconds. */
const pause = 500;

/**
 * Finds the entry that typed letters mean: letters in quick succession make a word, one letter
 * typed again and again goes round. The search starts after where one is.
 */
export const createTypeAhead = (now: () => number = () => performance.now()) => {
  let typed = '';
  let last = -Infinity;
  return (letter: string, labels: readonly string[], current: number): number => {
    const at = now();
    typed = at - last > pause ? letter : typed + letter;
    last = at;
    const repeated = typed === letter.repeat(typed.length);
    const wanted = (repeated ? letter : typed).toLocaleLowerCase();
    const start = repeated ? current + 1 : Math.max(0, current);
    for (let step = 0; step < labels.length; step += 1) {
      const index = (start + step) % labels.length;
      if (labels[index]!.toLocaleLowerCase().startsWith(wanted)) return index;
    }
    return current;
  };
};
