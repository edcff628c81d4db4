import { colleges as contract } from '@seatwise/api-client/contract/colleges';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../../../backend.ts';
import { createCollegeBook } from '../../../reference/collegeBook.ts';
import { HttpError } from '../../../httpError.ts';
import { handle } from '../../../http/handle.ts';
import { createWrittenList } from '../../../http/writtenList.ts';

export const collegeHandlers = (backend: Backend): HttpHandler[] => {
  const book = createCollegeBook(backend.reference);
  const answer = createWrittenList({ 'cache-control': 'no-cache' });
  return [
    handle(backend, contract.listColleges, ({ request }) => answer(request, book.list())),
    handle(backend, contract.readCollege, ({ input: { code } }) => {
      const college = book.read(code);
      if (!college) throw new HttpError(404, 'No college has this code.', { code });
      return college;
    }),
  ];
};
