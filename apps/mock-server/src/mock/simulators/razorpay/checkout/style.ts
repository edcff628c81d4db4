/** Pairs of light and dark: the page's own `color-scheme` decides, so both always match. */
export const checkoutStyle = `
:host { --accent: #0b4fd1; --on-accent: #ffffff; --backdrop: rgb(8 15 28 / 62%); }
dialog {
  --sheet: light-dark(#ffffff, #1a2130);
  --ink: light-dark(#14213a, #e9eef8);
  --muted: light-dark(#4b5872, #a9b5ca);
  --line: light-dark(#dbe2ee, #303b50);
  --strong: light-dark(#75829b, #77849c);
  --warn: light-dark(#fff4d6, #3a2e10);
  --warn-ink: light-dark(#684a00, #f3cf74);
  --bad: light-dark(#fdeceb, #3d1a18);
  --bad-ink: light-dark(#a11d16, #ffa49c);
  box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem);
  padding: 0; border: 1px solid var(--line); border-radius: 1rem; overflow: auto;
  background: var(--sheet); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; text-align: start;
  box-shadow: 0 24px 64px rgb(0 0 0 / 35%);
}
dialog::backdrop { background: var(--backdrop); }
.top { display: flex; align-items: center; gap: 0.75rem; padding: 1rem 0.75rem 1rem 1.5rem; background: var(--accent); color: var(--on-accent); }
img { border-radius: 0.5rem; background: #ffffff; }
.merchant { flex: 1; min-width: 0; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3; }
.merchant p { margin: 0.125rem 0 0; font-size: 0.875rem; line-height: 1.4; }
.badge { margin: 0; padding: 0.5rem 1.5rem; background: var(--warn); color: var(--warn-ink); font-size: 0.875rem; font-weight: 600; text-align: center; }
.body { padding: 1.25rem 1.5rem 1.5rem; }
.amount { margin: 0 0 0.75rem; font-size: 2rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
dl { margin: 0 0 1rem; border-block-start: 1px solid var(--line); }
dl div { display: grid; grid-template-columns: 4.5rem 1fr; gap: 1rem; padding: 0.5rem 0; border-block-end: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.status { margin: 0 0 0.75rem; min-height: 1.5rem; color: var(--muted); }
.problem { margin: 0 0 1rem; padding: 0.75rem 1rem; border-radius: 0.625rem; background: var(--bad); color: var(--bad-ink); }
.problem:empty { display: none; }
.status:has(+ .problem:not(:empty)) { display: none; }
.actions { display: grid; gap: 0.75rem; }
.actions p { margin: 0; font-weight: 600; }
[hidden] { display: none; }
button { min-height: 3rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; border: 1px solid var(--strong); border-radius: 0.625rem; background: transparent; color: inherit; cursor: pointer; }
button.secondary:hover { background: color-mix(in srgb, var(--ink) 8%, transparent); }
button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button.primary:hover { filter: brightness(0.92); }
button.close { min-height: 2.75rem; width: 2.75rem; padding: 0; border-color: transparent; font-size: 1.75rem; line-height: 1; }
button.close:hover { background: color-mix(in srgb, var(--on-accent) 16%, transparent); }
button[aria-disabled='true'] { opacity: 0.6; cursor: progress; }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
button.close:focus-visible { outline-color: var(--on-accent); outline-offset: -4px; }
@media (prefers-reduced-motion: no-preference) {
  .animated { animation: rise 160ms ease-out; }
  @keyframes rise { from { opacity: 0; transform: translateY(1rem); } }
}
@media (max-width: 30rem) {
  dialog { width: 100vw; max-width: 100vw; margin: auto 0 0; border-width: 1px 0 0; border-radius: 1rem 1rem 0 0; }
}
@media (forced-colors: active) { button.primary, .top { border: 1px solid ButtonBorder; } }
`;
