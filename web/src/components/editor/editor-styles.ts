import css from './editor.css?inline';

let isAdopted = false;

/** Adds the editor's styles to the page, once. */
export function adoptEditorStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
