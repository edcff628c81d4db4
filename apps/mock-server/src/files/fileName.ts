import { acceptedFiles } from '@seatwise/api-client/contract/adminFiles';

export type Extension = keyof typeof acceptedFiles;

/** Characters that end, hide or turn round a name. */
const forbidden = /[\p{Cc}\p{Bidi_Control}/\\]/u;

/** An inner ending that some systems would run. */
const runnable =
  /\.(exe|com|scr|bat|cmd|msi|ps1|sh|js|mjs|vbs|jar|php|phtml|asp|aspx|jsp|html?|svg|xhtml|hta|lnk)(\.|$)/i;

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The accepted extension of a file name; undefined for a name that is not to be trusted. */
export const extensionOf = (name: string): Extension | undefined => {
  const plain = decoded(name);
  if (plain.length > 255 || forbidden.test(plain) || plain.startsWith('.') || runnable.test(plain))
    return undefined;
  const extension = /\.([a-z]+)$/i.exec(plain)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(acceptedFiles, extension)
    ? (extension as Extension)
    : undefined;
};
