import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { designTokens } from './designTokens.ts';
import { readEvidence } from './evidence.ts';
import { plainPages } from './plainPages.ts';

const evidence = readEvidence();
const pages = plainPages(evidence);

it('BEY-STB-02: llms.txt links to a page of text for every component, and to no other', () => {
  const linked = Array.from(pages['llms.txt']!.matchAll(/\]\((.+?)\)/g), ([, file]) => file!);
  expect([...new Set(linked)].toSorted()).toEqual(
    Object.keys(pages)
      .filter((file) => file !== 'llms.txt')
      .toSorted(),
  );
  for (const name of Object.keys(evidence)) expect(linked).toContain(`text/${name}.md`);
});

it('BEY-STB-02: a page has summary, types, guidance, keys and a story to copy', () => {
  expect(pages['text/Button.md']).toMatch(/^# Button\n\nA button for an action\./);
  for (const text of [
    "from '@seatwise/ui'",
    'export interface ButtonProps',
    "buttonTones = ['primary'",
    '## Do not\n\n- ',
    "wrong: { shows: <Button>OK</Button>, says: '«OK» leaves people to guess.' }",
    '- Enter: presses it',
    "tone: 'secondary', children: 'Export page'",
  ])
    expect(pages['text/Button.md']).toContain(text);
  expect(pages['text/TextField.md']).toContain('export interface FieldProps');
  // Links to files of the repository lead nowhere from a public page.
  for (const [file, text] of Object.entries(pages))
    expect(file === 'llms.txt' ? '' : text).not.toMatch(/\]\((?!http|#)[^)\s]+\.(md|ts|csv)\)/);
  expect(pages['text/Form.md']).toContain('const useForm =');
});

it('BEY-STB-02: what is copied from a page names each import, as an installed package has it', () => {
  expect(pages['text/Dialog.md']).toContain(
    "## To copy\n\n```tsx\nimport { Button, Dialog, Text } from '@seatwise/ui';\nimport { useState } from 'react';\n",
  );
  expect(pages['text/Dialog.md']).toContain('import { Dialog, type DialogProps }');
  expect(pages['text/DataTable.md']).toContain("import { createTable } from '@seatwise/ui/table'");
  expect(pages['text/Icon.md']).toMatch(/import \{ Icon,.* icons \}[\s\S]*\bIndianRupee\b/);
});

it('BEY-STB-02: every component that the package exports is on a page', () => {
  const index = readFileSync('packages/ui/src/index.ts', 'utf8');
  const exported = Array.from(
    index.matchAll(/\b[A-Z]\w+(?=[,\s}].*from '.\/(?:comp|patt))/g),
    String,
  );
  const text = Object.values(pages).join('\n');
  expect(exported.length).toBeGreaterThan(50);
  for (const name of exported) expect(text).toMatch(new RegExp(String.raw`import \{.*\b${name}\b`));
});

it('BEY-STB-03: the tokens have the form of the Design Tokens format', () => {
  const tokens = JSON.parse(JSON.stringify(designTokens())) as Record<string, never>;
  const types: string[] = [];
  const visit = (group: object): void => {
    for (const [name, child] of Object.entries(group)) {
      expect(name).not.toMatch(/^\$(?!description)|[{}.]/);
      if (typeof child !== 'object' || child === null) continue;
      if ('$value' in child) {
        types.push(String(child.$type));
        expect(JSON.stringify(child)).not.toContain('null');
      } else visit(child as object);
    }
  };
  visit(tokens);
  expect(types.filter((type) => type === 'color').length).toBeGreaterThan(100);
  expect(tokens).toMatchObject({
    space: { md: { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
    motion: { quick: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
    light: {
      background: {
        page: { $value: { colorSpace: 'srgb', components: [0.9608, 0.9647, 0.9804] } },
      },
      elevation: { low: { $type: 'shadow' } },
    },
    dark: { more: { foreground: { default: { $type: 'color' } } } },
  });
});

it('BEY-STB-01: the evidence of a component is read from its SPEC, its tests and git', () => {
  const { keys, spec, facts } = evidence['Button']!;
  expect(keys).toContainEqual({ keys: 'Enter', does: 'presses it' });
  expect(spec).toContain('MUST');
  expect(Object.fromEntries(facts)).toMatchObject({
    Owes: expect.stringMatching(/^\d+ sentences/) as unknown,
    'Last change': expect.stringMatching(/^20\d\d-\d\d-\d\d: /) as unknown,
  });
  expect(Object.fromEntries(evidence['PredictionCard']!.facts)['Requirements']).toMatch(
    /[A-Z]{3}-/,
  );
});
