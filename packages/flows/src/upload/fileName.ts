import { acceptedFiles } from '@seatwise/api-client/contract/constants/files';

export type Extension = keyof typeof acceptedFiles;

/** Characters that end, hide or turn round a name. */
const forbidden = /[\p{Cc}\p{Bidi_Control}/\\]/u;

/** An inner ending that some systems would run. */
const runnable =
  /\.(exe|com|scr|bat|cmd|msi|ps1|sh|js|mjs|vbs|jar|php|phtml|asp|aspx|jsp|html?|svg|xhtml|hta|lnk)(\.|$)/i;

const maxLength = 255;

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
  const isTrusted =
    plain.length <= maxLength &&
    !plain.startsWith('.') &&
    !forbidden.test(plain) &&
    !runnable.test(plain);
  const dot = plain.lastIndexOf('.');
  const extension = plain.slice(dot + 1).toLowerCase();
  return isTrusted && dot > 0 && Object.hasOwn(acceptedFiles, extension)
    ? (extension as Extension)
    : undefined;
};
