import type { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { iso } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../../../backend.ts';
import type { DataVersion } from '../../../db/records.ts';
import type { ResolversOf } from '../../../http/handle.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { listText } from '../listDetails.ts';
import {
  canRestore,
  nextOf,
  importsOf,
  outdateChecks,
  restore,
  versionInForce,
  versionsInForce,
  withdraw,
} from '../versions.ts';

type Resolvers = ResolversOf<
  typeof contract,
  'readData' | 'rollBackData' | 'withdrawDataVersion' | 'restoreDataVersion'
>;
type Call = Parameters<Resolvers['withdrawDataVersion']>[0];

const subjectOf = ({ importId, fileName }: DataVersion) =>
  ({ kind: 'data', id: importId, label: fileName }) as const;

/** The published versions, and what puts their lists in force or takes them out of it. */
export const dataVersions = (backend: Backend): Resolvers => {
  const { db, environment, officialData, reference } = backend;
  const inForce = () => versionsInForce(db.dataVersions.all());
  const idsInForce = (): string =>
    inForce()
      .map(({ id }) => id)
      .join();
  const currentId = (): number => versionInForce(db)?.id ?? 0;

  const requireInForce = (id: number): DataVersion => {
    const version = orNotFound(db.dataVersions.get(id), 'There is no such version.');
    if (!inForce().some((one) => one.id === id))
      throw new HttpError(409, 'This list is not in use.');
    return version;
  };

  /** Changes a version once what follows from it is built; nothing else may change meanwhile. */
  const change = async (
    { userNow, audit }: Pick<Call, 'userNow' | 'audit'>,
    require: () => DataVersion,
    to: DataVersion['withdrawn'],
  ): Promise<{ current: number }> => {
    const { id } = require();
    const seen = idsInForce();
    const after = versionsInForce(
      db.dataVersions
        .all()
        .map((version) =>
          version.id === id ? Object.assign({}, version, { withdrawn: to }) : version,
        ),
    );
    const built = await officialData.build(importsOf(db, after));
    const user = userNow();
    const version = require();
    if (idsInForce() !== seen)
      throw new HttpError(409, 'Someone published other data meanwhile. Try again.');
    const before = currentId();
    db.transaction(() => {
      if (to === null) restore(db, version);
      else withdraw(db, version, { ...to, by: user.username });
      if (currentId() === before) outdateChecks(db);
      const list = listText(version.details);
      audit({
        subject: subjectOf(version),
        before: { version: before || null, ...(to !== null && { inForce: list }) },
        after: { version: currentId() || null, ...(to === null && { inForce: list }) },
      });
    });
    reference.use(built);
    return { current: currentId() };
  };

  const withdrawnNow = () => ({ at: environment.clock.now(), by: '' });

  return {
    readData: () => {
      const seats = reference.cells;
      const samples = seats.filter(({ years }) => years.some(({ sample }) => sample)).length;
      const standing = new Set(inForce().map(({ id }) => id));
      const versionRow = (version: DataVersion) => ({
        id: version.id,
        ...version.details,
        fileName: version.fileName,
        rows: version.rows,
        publishedAt: iso(version.publishedAt),
        publishedBy: version.publishedBy,
        withdrawnAt: version.withdrawn && iso(version.withdrawn.at),
        withdrawnBy: version.withdrawn?.by ?? null,
        inForce: standing.has(version.id),
        canRestore: canRestore(db, version),
        next: nextOf(db, version)?.id ?? null,
      });
      return {
        current: currentId(),
        versions: db.dataVersions.all().map(versionRow).toReversed(),
        open: db.dataImports
          .all()
          .filter(({ isPublished }) => !isPublished)
          .map(({ id, fileName, uploadedBy }) => ({ id, fileName, uploadedBy })),
        published: seats.length - samples,
        samples,
      };
    },

    rollBackData: ({ input, ...call }) =>
      change(
        call,
        () => {
          const version = versionInForce(db);
          if (version?.id !== input.version)
            throw new HttpError(409, 'Another version is in use now.');
          return version;
        },
        withdrawnNow(),
      ),

    withdrawDataVersion: ({ input: { id }, ...call }) =>
      change(call, () => requireInForce(id), withdrawnNow()),

    restoreDataVersion: ({ input: { id }, ...call }) =>
      change(
        call,
        () => {
          const version = orNotFound(db.dataVersions.get(id), 'There is no such version.');
          if (!canRestore(db, version))
            throw new HttpError(409, 'A newer list has replaced it, or its rows were deleted.');
          return version;
        },
        null,
      ),
  };
};
