import type { Report } from './examine.ts';
import { verdicts, type Entry, type Finding, type Verdict } from './findings.ts';

const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]!,
  );

const meanings: Readonly<Record<Verdict, string>> = {
  kept: 'All that was asked is as the contract says.',
  'kept in part': 'The app works with it; something differs from the contract.',
  broken: 'The app fails with it, or lets in who may not be let in.',
  'not offered': 'The backend lacks it; the app works without it as described.',
  'not asked': 'Nothing could be asked; the reason is beside it.',
};

const style = `
:root { color-scheme: light dark; --line: light-dark(#d0d5dd, #444c56); --quiet: light-dark(#475467, #adb5bd); }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
code { font-size: 0.875rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; } th, td { text-align: start; padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; }
details, section.entry { border-top: 1px solid var(--line); padding: 0.75rem 0; }
summary { cursor: pointer; } .quiet { color: var(--quiet); } ul { padding-inline-start: 1.25rem; }
.verdict { border: 1px solid currentColor; border-radius: 1rem; padding: 0 0.6rem; font-size: 0.875rem; white-space: nowrap; }
.kept { color: light-dark(#05603a, #6ce9a6); } .kept-in-part { color: light-dark(#93370d, #fec84b); }
.broken { color: light-dark(#b42318, #fda29b); } .not-offered, .not-asked { color: var(--quiet); }
`;

const badge = (verdict: Verdict): string =>
  `<span class="verdict ${verdict.replaceAll(' ', '-')}">${verdict}</span>`;

const drawnFinding = ({ topic, weight, call, expected, got }: Finding): string => `<li>
<strong>${weight === 'broken' ? 'Broken' : 'Differs'} (${topic}).</strong> Expected: ${escaped(expected)}.
<br>Asked: <code>${escaped(call)}</code><br>Got: <code>${escaped(got)}</code></li>`;

const drawnEntry = (entry: Entry): string => {
  const { title, call, requirement, verdict, checks, findings, left, without } = entry;
  const details = [
    without && `<p>Without it: ${escaped(without)}</p>`,
    findings.length > 0 && `<ul>${findings.map(drawnFinding).join('')}</ul>`,
    left.length > 0 &&
      `<p class="quiet">Not asked: ${left.map((each) => escaped(each)).join('; ')}.</p>`,
  ].filter(Boolean);
  const head = `${badge(verdict)} <strong>${escaped(title)}</strong> <code>${escaped(call)}</code>
<span class="quiet">${requirement ?? 'additional'}, ${checks} ${checks === 1 ? 'check' : 'checks'}</span>`;
  if (details.length === 0) return `<section class="entry">${head}</section>`;
  const isOpen = findings.length > 0 ? ' open' : '';
  return `<details${isOpen}><summary>${head}</summary>${details.join('')}</details>`;
};

/** The worst verdicts come first. */
const order: readonly Verdict[] = ['broken', 'kept in part', 'not offered', 'not asked', 'kept'];

/** The report as one page, without scripts. */
export const pageOf = ({ address, writes, roles, seconds, totals, entries }: Report): string => {
  const areas = [...new Set(entries.map(({ area }) => area))];
  const rows = verdicts.map(
    (verdict) =>
      `<tr><td>${badge(verdict)}</td><td>${totals[verdict]}</td><td>${meanings[verdict]}</td></tr>`,
  );
  const sections = areas.map((area) => {
    const own = entries
      .filter((entry) => entry.area === area)
      .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
    return `<h2>${escaped(area)}</h2>${own.map(drawnEntry).join('')}`;
  });
  const signedIn = roles.length > 0 ? roles.join(', ') : 'nobody: only visitors were asked for';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Conformance of ${escaped(address)}</title><style>${style}</style></head><body>
<h1>Does ${escaped(address)} keep the contract?</h1>
<p>Signed in: ${signedIn}. ${writes ? 'Records were written, changed and deleted.' : 'Nothing was written: what changes records was asked only with requests that have to be refused.'} It took ${seconds} seconds.</p>
<table>${rows.join('')}</table>
${sections.join('\n')}
</body></html>
`;
};
