import { acceptedFiles } from '@seatwise/api-client/contract/constants/files';
import { visibleName } from '@seatwise/api-client/contract/values';

export type Extension = keyof typeof acceptedFiles;

const separators = /[/\\]/;

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
  const isTrusted =
    plain.length <= 255 &&
    visibleName.test(plain) &&
    plain === plain.trim() &&
    !separators.test(plain) &&
    !plain.startsWith('.') &&
    !runnable.test(plain);
  if (!isTrusted) return undefined;
  const extension = /\.([a-z]+)$/i.exec(plain)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(acceptedFiles, extension)
    ? (extension as Extension)
    : undefined;
};
