// What server components see: styles are nothing, what runs in the browser is a reference.
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
  // Bundlers take its modules, which say what runs in the browser; Node would take its script.
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

// A hook that React does not have there stops the import.
const ui = await import('@seatwise/ui');
if (!Array.isArray(ui.buttonTones)) throw new Error('Lists are to be read on the server too');
console.log(references + ' modules run in the browser');
