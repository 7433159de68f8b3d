import { scriptJson } from '#lib/escape.ts';
import { later } from '#shared/pages/inline-script.ts';
import type { PageAnswer } from './page.ts';

const title = /<title>.*?<\/title>/s;
const description = /\s*<meta name="description"[^>]*>/;
const root = '<div id="root"></div>';

/** Parts of a page that replace those of the built one. */
export interface Parts {
  readonly head: string;
  readonly answers?: readonly PageAnswer[] | undefined;
  /** The first screen as markup. */
  readonly markup?: string | undefined;
}

/** Where the browser's fetch cache finds the embedded answers. */
const dataOf = (answers: readonly PageAnswer[]): string =>
  answers.length > 0 ? `\n    <script type="application/json" id="page-data">${scriptJson(answers)}</script>` : '';

/** Defers code until the first screen is painted: `inlineScript` loads it. */
const withCodeLater = (shell: string): string =>
  shell
    .replaceAll('<script type="module"', `<script type="${later}"`)
    .replaceAll('rel="modulepreload"', `rel="${later}"`);

/** Puts a page's parts into the built `index.html`. Throws at once when that lacks the places for them. */
export function documentWriter(shell: string): (parts: Parts) => string {
  if (!title.test(shell) || !description.test(shell) || !shell.includes(root))
    throw new Error('index.html has no title, description or root to fill');
  const bare = shell.replace(description, '');
  const patient = withCodeLater(bare);
  return ({ head, answers = [], markup = '' }) =>
    // Functions, because a text may contain `replace` patterns such as `$&`.
    (markup ? patient : bare)
      .replace(title, () => head)
      .replace(root, () => `<div id="root"${markup && ' data-written'}>${markup}</div>${dataOf(answers)}`);
}
