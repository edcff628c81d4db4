// Imports the package as server components do: styles are empty, and client modules are references.
import { registerHooks } from 'node:module';

let references = 0;
const reference = (source) => {
  references += 1;
  const names = [...source.matchAll(/^export \{(.*)\};?$/gm)].flatMap(([, list]) =>
    list.split(','),
  );
  const offered = names.map((name) => 'reference as ' + name.trim().split(' as ').at(-1));
  return "const reference = Symbol.for('react.client.reference'); export { " + offered + ' };';
};
registerHooks({
  // Bundlers read the package's modules, which mark browser code; Node would read its script.
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    if (specifier !== 'lucide-react') return found;
    return { ...found, format: 'module', url: new URL('../esm/lucide-react.mjs', found.url).href };
  },
  load: (url, context, next) => {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    const loaded = next(url, context);
    const source = String(loaded.source);
    const marked = /^(['"]use strict['"];\s*)?['"]use client['"]/.test(source);
    return marked ? { ...loaded, source: reference(source) } : loaded;
  },
});

// The import fails at a hook that React lacks on the server.
const ui = await import('@seatwise/ui');
if (!Array.isArray(ui.buttonTones)) throw new Error('Lists are to be read on the server too');
console.log(references + ' modules run in the browser');
