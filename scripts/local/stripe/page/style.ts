/** The shop's colours and type scale, with system fonts: the page loads nothing. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f4f6f5, #0e1615); --surface: light-dark(#ffffff, #16201f);
  --ink: light-dark(#13201f, #e6eeec); --muted: light-dark(#4f5f5c, #9fb0ac);
  --line: light-dark(#d5ddda, #2a3735); --line-control: light-dark(#7b8a87, #6d7f7b);
  --accent: light-dark(#0a5a59, #68c6c0); --fill: light-dark(#0a5a59, #0f7a76); --fill-hover: light-dark(#063f3f, #0b6663);
  --sunken: light-dark(#e9eeec, #0a1110);
  --draft: light-dark(#7a4f00, #ecc067); --draft-bg: light-dark(#faecc8, #3a2b08);
  --published: light-dark(#17643a, #7ed3a0); --danger: light-dark(#a92a22, #f39a92); --danger-bg: light-dark(#fbe5e2, #461a17);
  --serif: 'Source Serif 4', Georgia, 'Times New Roman', serif;
  --sans: Inter, system-ui, sans-serif;
  --mono: 'IBM Plex Mono', ui-monospace, monospace;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans); }
.notice { background: var(--draft-bg); color: var(--draft); font-size: .875rem; font-weight: 550; }
.notice p, main, header { max-width: 560px; margin: 0 auto; }
.notice p { padding: 8px 16px; }
header { padding: 24px 16px 0; font: 600 1.3125rem/1.3 var(--serif); }
main { padding: 24px 16px 64px; }
h1 { font: 560 1.75rem/1.2 var(--serif); letter-spacing: -.01em; margin: 0 0 4px; }
h2 { font: 600 1.3125rem/1.3 var(--serif); margin: 40px 0 4px; }
p { margin: 0 0 12px; }
a { color: var(--accent); }
.muted { color: var(--muted); font-size: .875rem; }
.mono { font-family: var(--mono); font-size: .875rem; }
.id { overflow-wrap: anywhere; }
.shelf { border-top: 3px solid var(--ink); margin-top: 24px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 12px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: baseline; font-weight: 400; overflow-wrap: anywhere; }
td { padding-left: 16px; text-align: right; font-family: var(--mono); font-size: .875rem; white-space: nowrap; overflow-wrap: normal; }
.total th, .total td { font-weight: 600; border-bottom: 0; }
.total td { font-size: 1rem; }
form { margin: 0 0 24px; }
.stack { display: grid; gap: 12px; margin-top: 24px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 16px; align-items: end; }
button, .button {
  min-height: 40px; padding: 8px 16px; border: 1px solid var(--line-control); border-radius: 6px; background: var(--surface);
  color: var(--ink); font: 550 1rem/1.4 var(--sans); text-align: center; text-decoration: none; cursor: pointer;
  transition: background-color 120ms;
}
button:hover, .button:hover { background: var(--sunken); }
.primary { min-height: 48px; width: 100%; background: var(--fill); border-color: var(--fill); color: #fff; }
.button.primary { display: block; padding-top: 12px; }
.primary:hover { background: var(--fill-hover); border-color: var(--fill-hover); }
.destructive { color: var(--danger); border-color: var(--danger); }
label { display: block; font-size: .875rem; font-weight: 550; margin-bottom: 4px; }
input {
  min-height: 40px; width: 9rem; padding: 8px 12px; border: 1px solid var(--line-control); border-radius: 6px;
  background: var(--surface); color: var(--ink); font: 400 1rem/1.4 var(--mono);
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.alert { background: var(--danger-bg); color: var(--danger); border-radius: 6px; padding: 12px 16px; margin: 0 0 24px; font-weight: 550; }
.state { color: var(--published); font-weight: 550; }
.state.waiting { color: var(--draft); }
.state.failed { color: var(--danger); }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; align-items: baseline; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
li a { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.session { margin-top: 32px; }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`;
