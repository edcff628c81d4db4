import { authorities } from '@seatwise/api-client/contract/authorities';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { files } from '@seatwise/api-client/contract/files';
import { publishedFiles } from '../areas/alerts/handlers/files.ts';
import { waysInto } from '../areas/prediction/collegeWays.ts';
import type { Backend } from '../backend.ts';
import type { DataPages } from '../http/webApp.ts';
import { memoize } from '../memoize.ts';
import { createCollegeBook } from '../reference/collegeBook.ts';
import { withPage } from '../reference/places.ts';

/** The pages of colleges and of the alerts, with the responses that a guest's first view shows. */
export const createDataPages = ({
  db,
  reference,
}: Pick<Backend, 'db' | 'reference'>): DataPages => {
  const book = createCollegeBook(reference);
  const pathsOf = memoize((rows: ReturnType<typeof book.list>) =>
    rows.map(({ code }) => `/college/${code}`),
  );
  return {
    find: (pathname) => {
      if (/^\/events\/?$/.test(pathname))
        return {
          template: 'events',
          answers: async () => ({ [files.listFiles.id]: publishedFiles(db) }),
        };
      const code = /^\/college\/([^/]+)\/?$/.exec(pathname)?.[1];
      if (code === undefined) return undefined;
      const college = book.read(code);
      if (!college) return null;
      return {
        template: 'college',
        answers: async () => ({
          [colleges.readCollege.id]: college,
          [authorities.readWays.id]: await waysInto(
            reference,
            withPage(reference, college.code)!,
            'UG',
          ),
        }),
      };
    },
    paths: () => pathsOf(book.list()),
  };
};
