import { colleges as contract } from '@seatwise/api-client/contract/colleges';
import type { Backend } from '../../../backend.ts';
import { createCollegeBook } from '../../../reference/collegeBook.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';
import { createWrittenList } from '../../../http/writtenList.ts';

export const collegeHandlers = (backend: Backend) => {
  const book = createCollegeBook(backend.reference);
  const answer = createWrittenList({ 'cache-control': 'no-cache' });
  return serveArea(backend, contract, {
    listColleges: ({ request }) => answer(request, book.list()),

    listSources: () => [...backend.reference.lists],

    readCollege: ({ input: { code } }) => {
      const college = book.read(code);
      if (!college) throw new HttpError(404, 'No college has this code.', { code });
      return college;
    },
  });
};
