import type { SKRSContext2D } from '@napi-rs/canvas';

/** The end of a picture's address, after the path of its page. */
export const pictureName = '/share.png';

/** What the picture of a shared link says. */
export interface PictureWords {
  readonly title: string;
  readonly place: string;
  /** The one figure of the page, if it has one: what it is, and where it is from. */
  readonly figure?: { readonly label: string; readonly value: string; readonly from: string };
}

/** The parts of the built app that every picture shows. */
export interface PictureParts {
  readonly font: Buffer;
  readonly mark: Buffer;
}

const [width, height, margin] = [1200, 630, 80];
const family = 'Atkinson';
const colours = { ground: '#151c4d', text: '#ffffff', muted: '#d5dbfa' };

/** Breaks a text between words into lines that fit. */
const linesOf = (brush: SKRSContext2D, text: string): string[] => {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (brush.measureText(longer).width <= width - 2 * margin) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
};

/** Draws the picture that messengers show for a link: a PNG, because they show no SVG. */
export const drawPicture = async (
  { title, place, figure }: PictureWords,
  { font, mark }: PictureParts,
): Promise<Buffer<ArrayBuffer>> => {
  // The import waits for the first picture, so that a machine without the native library still serves all pages.
  const { createCanvas, GlobalFonts, loadImage } = await import('@napi-rs/canvas');
  if (!GlobalFonts.has(family)) GlobalFonts.register(font, family);
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const write = (text: string, y: number, size: number, weight = 400): void => {
    brush.font = `${weight} ${size}px ${family}`;
    brush.fillStyle = weight === 400 ? colours.muted : colours.text;
    brush.fillText(text, margin, y, width - 2 * margin);
  };
  brush.fillStyle = colours.ground;
  brush.fillRect(0, 0, width, height);
  brush.drawImage(await loadImage(mark), width - margin - 72, 52, 72, 72);
  const size = title.length > 60 ? 48 : 64;
  brush.font = `700 ${size}px ${family}`;
  const lines = linesOf(brush, title).slice(0, 4);
  const lineHeight = 1.15 * size;
  for (const [index, line] of lines.entries()) write(line, 196 + index * lineHeight, size, 700);
  write('Seatwise', 104, 34);
  write(place, 196 + (lines.length - 1) * lineHeight + 56, 34);
  if (figure) {
    write(figure.label, 450, 30);
    write(figure.value, 530, 88, 700);
    write(figure.from, 580, 30);
  }
  return Buffer.from(await canvas.encode('png'));
};
