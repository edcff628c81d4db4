import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import type { AnswerOf, InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { expect } from 'vitest';
import { call, tokenFor, type Host } from '../../testing/hosts.ts';

export type Import = AnswerOf<typeof contract.readDataImport>;

export const details = {
  source: 'MCC',
  exam: 'UG',
  year: 2025,
  round: 'Round 1',
  documentUrl: 'https://mcc.nic.in/round-1.pdf',
} as const;

/** The calls of an import, by an admin. */
export const importsOn = async (host: Host) => {
  const token = await tokenFor(host, 'admin');
  const ask = <O extends Operation>(operation: O, input: InputOf<O>): Promise<Response> =>
    call(host, operation, input, { token });

  const read = async <O extends Operation>(
    operation: O,
    input: InputOf<O>,
  ): Promise<AnswerOf<O>> => {
    const response = await ask(operation, input);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as AnswerOf<O>;
  };

  return {
    ask,
    read,
    uploaded: (content: BlobPart, name = 'list.csv'): Promise<Import> =>
      read(contract.uploadData, { file: new File([content], name, { type: 'text/csv' }) }),
    /** The words that a file is refused with. */
    refusal: async (content: BlobPart, name = 'list.csv'): Promise<string> => {
      const file = new File([content], name, { type: 'text/csv' });
      const response = await ask(contract.uploadData, { file });
      expect(response.status).toBe(400);
      return ((await response.json()) as { message: string }).message;
    },
    checked: async (
      { id, mapping, colleges }: Import,
      given: Partial<InputOf<typeof contract.checkDataImport>> = {},
    ): Promise<Import> => {
      await read(contract.checkDataImport, { id, ...details, mapping, colleges, ...given });
      for (;;) {
        const state = await read(contract.readDataImport, { id });
        if (state.state !== 'checking') return state;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    reportOf: async (id: number): Promise<string> =>
      (await ask(contract.downloadDataReport, { id })).text(),
  };
};
