/** A script that each payload would run if it were not rendered as text. */
const payload = 'window.fired=1';

const elements: readonly string[] = [
  `<script data-hostile>${payload}</script>`,
  `<script data-hostile src="data:text/javascript,${payload}"></script>`,
  `<img data-hostile src=x onerror=${payload}>`,
  `<img data-hostile src="x" onerror="${payload}"`,
  `<svg data-hostile onload=${payload}>`,
  `<svg data-hostile><animate onbegin=${payload} attributeName=x></svg>`,
  `<math data-hostile><mtext><style><img src=x onerror=${payload}></style></mtext></math>`,
  `<video data-hostile><source onerror=${payload}></video>`,
  `<audio data-hostile src=x onerror=${payload}>`,
  `<iframe data-hostile src="javascript:parent.${payload}"></iframe>`,
  `<iframe data-hostile srcdoc="<script>parent.${payload}</script>"></iframe>`,
  `<object data-hostile data="javascript:${payload}"></object>`,
  `<embed data-hostile src="javascript:${payload}">`,
  `<details data-hostile open ontoggle=${payload}>x</details>`,
  `<input data-hostile autofocus onfocus=${payload}>`,
  `<a data-hostile href="javascript:${payload}">press</a>`,
  `<form data-hostile action="javascript:${payload}"><button>press</button></form>`,
  `<style data-hostile onload=${payload}>*{display:none}</style>`,
  `<link data-hostile rel=stylesheet href=x onerror=${payload}>`,
  `<base data-hostile href="https://attacker.test/">`,
  `<meta data-hostile http-equiv=refresh content="0;url=https://attacker.test/">`,
  `<template data-hostile shadowrootmode=open><img src=x onerror=${payload}></template>`,
];

/** Prefixes that would close the context of the text. */
const contextEscapes: readonly string[] = ['', '"> ', "'> ", '</title> ', '</textarea> ', '--> '];

const others: readonly string[] = [
  `javascript:${payload}`,
  `\${${payload}}`,
  `{{constructor.constructor('${payload}')()}}`,
  `&lt;img src=x onerror=${payload}&gt;`,
  '\u202Egnp.exe',
  '__proto__',
  'constructor',
  '=HYPERLINK("https://attacker.test")',
];

export const hostileTexts: readonly string[] = [
  ...contextEscapes.flatMap((escape) => elements.map((element) => escape + element)),
  ...others,
];
