import { institutes } from './institutes.ts';
import { pgInstitutes } from './pgInstitutes.ts';
import { stateInstitutes } from './stateInstitutes.ts';

const codes = new Map<string, string>([
  ...[...institutes, ...pgInstitutes].map(({ id, code }) => [id, code] as const),
  ...stateInstitutes.map(({ id }) => [id, id] as const),
]);

/** The code of the institute with this id in the data. */
export const codeOf = (id: string): string => {
  const code = codes.get(id);
  if (code === undefined) throw new Error(`The data names an unknown institute: ${id}`);
  return code;
};
