import type { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { iso } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../../../backend.ts';
import type { DataImport, DataVersion } from '../../../db/records.ts';
import type { ResolversOf } from '../../../http/handle.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { memoize } from '../../../memoize.ts';
import type { CutoffCell } from '../../../reference/referenceData.ts';
import { roundsOf } from '../../../reference/seatYears.ts';
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
  'readData' | 'withdrawDataVersion' | 'restoreDataVersion'
>;
type Call = Parameters<Resolvers['withdrawDataVersion']>[0];

const subjectOf = ({ importId, fileName }: DataVersion) =>
  ({ kind: 'data', id: importId, label: fileName }) as const;

const roundKeyOf = ({
  exam,
  year,
  round,
}: Pick<DataVersion['details'], 'exam' | 'year' | 'round'>) => `${exam} ${year} ${round}`;

/** The colleges with published ranks, by exam, year and round; computed once per data version. */
const collegesByRound = memoize(
  (cells: readonly CutoffCell[]): ReadonlyMap<string, ReadonlySet<string>> => {
    const colleges = new Map<string, Set<string>>();
    for (const cell of cells)
      for (const { year, round } of roundsOf(cell)) {
        const key = roundKeyOf({ exam: cell.exam, year, round });
        const known = colleges.get(key) ?? new Set();
        colleges.set(key, known.add(cell.instituteCode));
      }
    return colleges;
  },
);

const shareOf = (record: DataImport | undefined): number | null =>
  record?.result ? record.result.used / record.result.rows : null;

/** Lists the published versions, and withdraws or restores their lists. */
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

  /** Changes a version once the resulting data are built; no other change may happen meanwhile. */
  const change = async (
    { userNow, audit }: Pick<Call, 'userNow' | 'audit'>,
    require: () => DataVersion,
    to: DataVersion['withdrawn'],
  ): Promise<{ current: number }> => {
    const { id, publishedAt } = require();
    const seen = idsInForce();
    const after = versionsInForce(
      db.dataVersions
        .all()
        .map((version) =>
          version.id === id ? Object.assign({}, version, { withdrawn: to }) : version,
        ),
    );
    const built = await officialData.build(importsOf(db, after), publishedAt);
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
    await db.turns.afterCommit(() => reference.use(built));
    return { current: currentId() };
  };

  return {
    readData: () => {
      const withRanks = collegesByRound(reference.cells);
      const standing = new Set(inForce().map(({ id }) => id));
      const versionRow = (version: DataVersion) => ({
        id: version.id,
        ...version.details,
        fileName: version.fileName,
        rows: version.rows,
        colleges:
          version.details.kind === 'cutoffs' && standing.has(version.id)
            ? (withRanks.get(roundKeyOf(version.details))?.size ?? 0)
            : null,
        share: shareOf(db.dataImports.get(version.importId)),
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
      };
    },

    withdrawDataVersion: ({ input: { id }, ...call }) =>
      change(call, () => requireInForce(id), { at: environment.clock.now(), by: '' }),

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
