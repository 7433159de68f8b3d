import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The parts of a syntax tree node used here. */
interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly cooked?: unknown;
}
const isText: Readonly<Record<string, 'value' | 'cooked'>> = {
  StringLiteral: 'value',
  JSXText: 'value',
  TemplateElement: 'cooked',
};

/** The texts of a program: its strings, templates and JSX text, without comments. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (node === null || typeof node !== 'object') return [];
  const { type = '' } = node as Node;
  const field = isText[type];
  return field ? [String((node as Node)[field])] : Object.values(node).flatMap(textsIn);
}

/** All texts of a source, with whitespace and apostrophes normalised. */
export const saidBy = (source: string, tsx = true): string =>
  textsIn(parseSync(source, { syntax: 'typescript', tsx }))
    .join('\n')
    .replaceAll('’', "'")
    .replaceAll(/[^\S\n]*\n\s+/g, ' ')
    .replaceAll(/ +/g, ' ');

const read = new Map<string, string>();
/** All texts of a file; cached, because many parts of the catalogue search it. */
function saidByFile(file: string): string {
  const said = read.get(file) ?? saidBy(readFileSync(join(root, file), 'utf8'), file.endsWith('x'));
  read.set(file, said);
  return said;
}

/** All texts of the files in some folders. */
export function saidIn(folders: readonly string[]): string {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file));
  return sources.map(saidByFile).join('\n');
}
