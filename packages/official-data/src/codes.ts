import { institutes } from './institutes.ts';
import { pgInstitutes } from './pgInstitutes.ts';

const codes = new Map([...institutes, ...pgInstitutes].map(({ id, code }) => [id, code]));

/** The code of the institute that a line of the data names by its id. */
export const codeOf = (id: string): string => {
  const code = codes.get(id);
  if (code === undefined) throw new Error(`The data names an unknown institute: ${id}`);
  return code;
};
