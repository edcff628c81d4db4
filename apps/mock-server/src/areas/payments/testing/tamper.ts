import fc from 'fast-check';

/** Ways to change a text; `tampered` skips those without effect. */
const bends = {
  flipBit: (text: string, at: number): string => {
    if (text === '') return 'x';
    const place = at % text.length;
    const code = text.charCodeAt(place) ^ (1 << (at % 7));
    return text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1);
  },
  cutEnd: (text: string, at: number): string => text.slice(0, at % (text.length + 1)),
  cutStart: (text: string, at: number): string => text.slice(at % (text.length + 1)),
  repeat: (text: string): string => text + text,
  pad: (text: string, at: number): string => text + [' ', '\u0000', '0', '|', '\n'][at % 5]!,
  upperCase: (text: string): string => text.toUpperCase(),
  lowerCase: (text: string): string => text.toLowerCase(),
  reverse: (text: string): string => text.split('').toReversed().join(''),
  swapHalves: (text: string, at: number): string => {
    const place = at % (text.length + 1);
    return text.slice(place) + text.slice(0, place);
  },
  empty: (): string => '',
  other: (_: string, at: number): string => at.toString(36),
} as const;

export type Bend = keyof typeof bends;

export const bend = (text: string, { how, at }: { how: Bend; at: number }): string =>
  bends[how](text, at);

/** A random change, for any text. */
export const anyBend = fc.record({
  how: fc.constantFrom(...(Object.keys(bends) as Bend[])),
  at: fc.nat(10_000),
});
