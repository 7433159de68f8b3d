import { scriptJson } from '#lib/escape.ts';
import { later } from '#shared/pages/inline-script.ts';
import type { PageAnswer } from './page.ts';

const title = /<title>.*?<\/title>/s;
const description = /\s*<meta name="description"[^>]*>/;
const root = '<div id="root"></div>';

/** Parts of the built page that others take the place of. */
export interface Parts {
  readonly head: string;
  readonly answers?: readonly PageAnswer[] | undefined;
  /** The first screen as markup. */
  readonly markup?: string | undefined;
}

/** Where the browser's fetch cache finds what came along. */
const dataOf = (answers: readonly PageAnswer[]): string =>
  answers.length > 0 ? `\n    <script type="application/json" id="page-data">${scriptJson(answers)}</script>` : '';

/** Code that comes when the first screen is painted: `inlineScript` sends for it. */
const withCodeLater = (shell: string): string =>
  shell
    .replaceAll('<script type="module"', `<script type="${later}"`)
    .replaceAll('rel="modulepreload"', `rel="${later}"`);

/** Puts a page's own parts into the built `index.html`. Stops at once when that is not what it was. */
export function documentWriter(shell: string): (parts: Parts) => string {
  if (!title.test(shell) || !description.test(shell) || !shell.includes(root))
    throw new Error('index.html has no title, description or root to fill');
  const bare = shell.replace(description, '');
  const patient = withCodeLater(bare);
  return ({ head, answers = [], markup = '' }) =>
    // Functions, because a text may hold what `replace` would read as a reference.
    (markup ? patient : bare)
      .replace(title, () => head)
      .replace(root, () => `<div id="root"${markup && ' data-written'}>${markup}</div>${dataOf(answers)}`);
}
