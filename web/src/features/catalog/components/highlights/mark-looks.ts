/** How painted passages look. Not in the site's style sheet, because its compiler does not know `::highlight()` yet. */
const looks = `
  ::highlight(mark-yellow) { background-color: var(--mark-yellow); }
  ::highlight(mark-green) { background-color: var(--mark-green); }
  ::highlight(mark-blue) { background-color: var(--mark-blue); }
  ::highlight(mark-noted) { text-decoration: underline dotted 2px var(--accent); }
  ::highlight(mark-found) { background-color: var(--mark-found); }
  ::highlight(mark-current) { background-color: var(--accent-fill); color: var(--on-accent); }
  @media (forced-colors: active) {
    ::highlight(mark-yellow), ::highlight(mark-green), ::highlight(mark-blue), ::highlight(mark-found) {
      background-color: Mark;
      color: MarkText;
    }
  }
`;

let sheet: CSSStyleSheet | undefined;

/** Adds the looks to the page, once. */
export function addMarkLooks(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
