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

/** The name of a file as a screen shows it. */
export const fileNameOf = ({ fileName }: { readonly fileName?: Maybe<string> }): string =>
  fileName || untitledFile;

/** What people call a media type; '' where it is not known. */
export const typeName = (fileType: Maybe<string>): string =>
  fileType && Object.hasOwn(typeNames, fileType) ? typeNames[fileType]! : (fileType ?? '');

const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1024;
const tenths = numberFormat({ maximumFractionDigits: 1 });

/** A length in bytes as people read it; '' where it is not known. */
export const sizeText = (bytes: Maybe<number>, locale = defaultLocale): string => {
  if (typeof bytes !== 'number') return '';
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(step)),
  );
  const size = tenths(locale).format(bytes / step ** power);
  return `${size} ${units[power]}`;
};
