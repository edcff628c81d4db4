import { documentedLocale, numberFormat } from './format.ts';

const typeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** What people call a media type. */
export const typeName = (fileType: string): string =>
  Object.hasOwn(typeNames, fileType) ? typeNames[fileType]! : fileType;

const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1024;
const tenths = numberFormat({ maximumFractionDigits: 1 });

/** A length in bytes as people read it. */
export const sizeText = (bytes: number, locale = documentedLocale): string => {
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(step)),
  );
  const size = tenths(locale).format(bytes / step ** power);
  return `${size} ${units[power]}`;
};
