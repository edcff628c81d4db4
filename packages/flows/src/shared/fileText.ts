import { numberFormat } from './format.ts';
import { defaultLocale } from './locale.ts';
import { untitledFile } from './sentences.ts';

const typeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

type Maybe<Value> = Value | null | undefined;

/** A file's name for display. */
export const fileNameOf = ({ fileName }: { readonly fileName?: Maybe<string> }): string =>
  fileName || untitledFile;

/** The common name of a media type; the type itself if it has none, and '' if absent. */
export const typeName = (fileType: Maybe<string>): string =>
  fileType && Object.hasOwn(typeNames, fileType) ? typeNames[fileType]! : (fileType ?? '');

const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1024;
const tenths = numberFormat({ maximumFractionDigits: 1 });

/** A size in bytes as people read it; '' if unknown. */
export const sizeText = (bytes: Maybe<number>, locale = defaultLocale): string => {
  if (typeof bytes !== 'number') return '';
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(step)),
  );
  const size = tenths(locale).format(bytes / step ** power);
  return `${size} ${units[power]}`;
};
