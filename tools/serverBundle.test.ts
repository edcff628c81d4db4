import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

/** File names and words that occur only in the simulated world. */
const simulatedFile = /apps\/mock-server|simulat|seed|scenarios\/|\/mock\/|\/control\//;
const simulatedWords = ['Seatwise@123', '/__mock', '/simulators/', 'rzp_test_', 'SeatwiseMock'];

/** The simulated parts in a program that is bundled with all code that it can load. */
const simulatedIn = async (entry: string): Promise<readonly string[]> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    // Vite cannot bundle a native library.
    ssr: { noExternal: /^@seatwise\//, external: ['@napi-rs/canvas'] },
    build: { ssr: entry, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const files = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => path.relative('.', id))
    .filter((id) => simulatedFile.test(id));
  const code = chunks.map((chunk) => chunk.code).join('\n');
  return [...files, ...simulatedWords.filter((words) => code.includes(words))];
};

describe('BEY-SRV-02 the bundle', () => {
  it('of the server for a team has nothing simulated', async () => {
    expect(await simulatedIn('apps/server/src/main.ts')).toEqual([]);
  });

  it('of the mock has all of it, so that the search can fail', async () => {
    const simulated = await simulatedIn('apps/mock-server/src/hosts/main.ts');
    expect(simulated).toEqual(expect.arrayContaining(simulatedWords));
    for (const part of ['simulators', 'seed', 'scenarios', 'control'])
      expect(simulated).toContainEqual(expect.stringContaining(`mock/${part}/`));
  });
});
