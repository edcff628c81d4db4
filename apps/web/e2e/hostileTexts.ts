/** What would run, if it were ever read as anything but text; each would leave its mark on the page. */
const mark = 'window.fired=1';

const elements: readonly string[] = [
  `<script data-hostile>${mark}</script>`,
  `<script data-hostile src="data:text/javascript,${mark}"></script>`,
  `<img data-hostile src=x onerror=${mark}>`,
  `<img data-hostile src="x" onerror="${mark}"`,
  `<svg data-hostile onload=${mark}>`,
  `<svg data-hostile><animate onbegin=${mark} attributeName=x></svg>`,
  `<math data-hostile><mtext><style><img src=x onerror=${mark}></style></mtext></math>`,
  `<video data-hostile><source onerror=${mark}></video>`,
  `<audio data-hostile src=x onerror=${mark}>`,
  `<iframe data-hostile src="javascript:parent.${mark}"></iframe>`,
  `<iframe data-hostile srcdoc="<script>parent.${mark}</script>"></iframe>`,
  `<object data-hostile data="javascript:${mark}"></object>`,
  `<embed data-hostile src="javascript:${mark}">`,
  `<details data-hostile open ontoggle=${mark}>x</details>`,
  `<input data-hostile autofocus onfocus=${mark}>`,
  `<a data-hostile href="javascript:${mark}">press</a>`,
  `<form data-hostile action="javascript:${mark}"><button>press</button></form>`,
  `<style data-hostile onload=${mark}>*{display:none}</style>`,
  `<link data-hostile rel=stylesheet href=x onerror=${mark}>`,
  `<base data-hostile href="https://attacker.test/">`,
  `<meta data-hostile http-equiv=refresh content="0;url=https://attacker.test/">`,
  `<template data-hostile shadowrootmode=open><img src=x onerror=${mark}></template>`,
];

/** Out of whatever the text may stand in. */
const ways: readonly string[] = ['', '"> ', "'> ", '</title> ', '</textarea> ', '--> '];

const others: readonly string[] = [
  `javascript:${mark}`,
  `\${${mark}}`,
  `{{constructor.constructor('${mark}')()}}`,
  `&lt;img src=x onerror=${mark}&gt;`,
  '\u202Egnp.exe',
  '__proto__',
  'constructor',
  '=HYPERLINK("https://attacker.test")',
];

export const hostileTexts: readonly string[] = [
  ...ways.flatMap((way) => elements.map((element) => way + element)),
  ...others,
];
