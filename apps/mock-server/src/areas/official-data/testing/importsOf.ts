import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import type { AnswerOf, InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { expect } from 'vitest';
import { call, type Host } from '../../../testing/hosts.ts';

export type Import = AnswerOf<typeof contract.readDataImport>;
type CheckInput = InputOf<typeof contract.checkDataImport>;

/** The details of a list of cut-offs. */
export const cutoffDetails = {
  kind: 'cutoffs',
  source: 'MCC',
  exam: 'UG',
  year: 2026,
  round: 'Round 1',
  documentUrl: 'https://mcc.nic.in/round-1.pdf',
} as const;

/** The details of a list of colleges. */
export const collegeDetails = {
  kind: 'colleges',
  source: 'DME',
  exam: null,
  year: 2026,
  round: null,
  documentUrl: 'https://mcc.nic.in/list.pdf',
} as const;

/** The kinds of problems, each with its number of rows. */
export const problemsOf = ({ result }: Import): Record<string, number> =>
  Object.fromEntries(result!.problems.map(({ problem, count }) => [problem, count]));

/** A decision that a list's text means a college. */
export const isCollege = (written: string, means: string | null) => ({
  of: 'college' as const,
  written,
  means,
});

/** The input that publishes an import as shown. */
export const publicationOf = ({ id, basedOn, fingerprint }: Import) => ({
  id,
  basedOn,
  fingerprint: fingerprint ?? '',
  reason: 'A list of a test is a part alone.',
});

/** The console's calls about imports, made as a member of staff. */
export const importsOf = (
  staff: () => { readonly host: Host; readonly token: string },
  details: Omit<CheckInput, 'id' | 'mapping' | 'decisions'>,
) => {
  const ask = <O extends Operation>(operation: O, input: InputOf<O>): Promise<Response> => {
    const { host, token } = staff();
    return call(host, operation, input, { token });
  };

  const read = async <O extends Operation>(
    operation: O,
    input: InputOf<O>,
  ): Promise<AnswerOf<O>> => {
    const response = await ask(operation, input);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as AnswerOf<O>;
  };

  const uploaded = (content: BlobPart, name = 'list.csv'): Promise<Import> =>
    read(contract.uploadData, { file: new File([content], name, { type: 'text/csv' }) });

  /** The import once its check has ended. */
  const settled = async (id: number): Promise<Import> => {
    for (;;) {
      const state = await read(contract.readDataImport, { id });
      if (state.state !== 'checking') return state;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  /** Checks an import, and returns it after the check has ended. */
  const checked = async (
    { id, kind, mapping, decisions }: Import,
    given: Partial<CheckInput> = {},
  ): Promise<Import> => {
    await read(contract.checkDataImport, { id, ...details, kind, mapping, decisions, ...given });
    return settled(id);
  };

  /** The text with which a file is refused. */
  const refusal = async (content: BlobPart, name = 'list.csv'): Promise<string> => {
    const file = new File([content], name, { type: 'text/csv' });
    const response = await ask(contract.uploadData, { file });
    expect(response.status).toBe(400);
    return ((await response.json()) as { message: string }).message;
  };

  const reportOf = async (id: number): Promise<string> =>
    (await ask(contract.downloadDataReport, { id })).text();

  const publish = (shown: Import) => read(contract.publishDataImport, publicationOf(shown));

  /** Withdraws the latest publication. */
  const rollBack = async (): Promise<number> => {
    const { current } = await read(contract.readData, {});
    return (await read(contract.withdrawDataVersion, { id: current })).current;
  };

  const rollBackAll = async (): Promise<void> => {
    const { dataVersions } = staff().host.backend.db;
    while (dataVersions.all().some(({ withdrawn }) => !withdrawn)) await rollBack();
  };

  return {
    ask,
    read,
    uploaded,
    settled,
    checked,
    publish,
    refusal,
    reportOf,
    rollBack,
    rollBackAll,
  };
};
