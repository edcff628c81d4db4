import { build, type Rolldown } from 'vite';

/** Builds a script that is small enough to inline into the page. */
export const inlineScript = async (
  root: string,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const [built] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'head' },
    },
  })) as Rolldown.RolldownOutput[];
  return built!.output[0].code.trim();
};
