/** Pairs of light and dark colours; the system decides. */
export const pageStyle = `:root {
  color-scheme: light dark;
  --page: light-dark(#eef2ef, #0c1410);
  --sheet: light-dark(#ffffff, #16201a);
  --ink: light-dark(#14241b, #e8f0ea);
  --muted: light-dark(#4a5a51, #a6b6ac);
  --line: light-dark(#d4ded7, #2c3a32);
  --strong: light-dark(#75877c, #6f8076);
  --accent: light-dark(#14643f, #7bd8a5);
  --accent-hover: light-dark(#0f5233, #98e4ba);
  --on-accent: light-dark(#ffffff, #06281a);
  --warn: light-dark(#fff4d6, #3a2e10);
  --warn-ink: light-dark(#684a00, #f3cf74);
  --bad: light-dark(#a8231c, #ff9a92);
  font: 1rem/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--page); color: var(--ink); }
main { width: min(100%, 27rem); padding: 0 1.5rem 1.5rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; box-shadow: 0 1px 2px rgb(0 0 0 / 8%), 0 12px 32px rgb(0 0 0 / 10%); }
.badge { margin: 0 -1.5rem 1.5rem; padding: 0.625rem 1.5rem; background: var(--warn); color: var(--warn-ink); font-size: 0.875rem; font-weight: 600; text-align: center; }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
h1.success { color: var(--accent); }
h1.failure { color: var(--bad); }
h1.pending { color: var(--warn-ink); }
.amount { margin: 0.25rem 0 1rem; font-size: 2rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
dl { margin: 0 0 1.5rem; border-block-start: 1px solid var(--line); }
dl div { display: grid; grid-template-columns: 6.25rem 1fr; gap: 0.75rem; padding: 0.625rem 0; border-block-end: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.note { color: var(--muted); }
form { display: grid; gap: 0.75rem; }
button { min-height: 3rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; border: 1px solid var(--strong); border-radius: 0.625rem; background: transparent; color: inherit; cursor: pointer; }
button:hover { background: color-mix(in srgb, var(--ink) 8%, transparent); }
button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button.primary:hover { background: var(--accent-hover); }
button.quiet { border-color: transparent; color: var(--muted); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { button.primary { border-color: ButtonBorder; } }
`;
