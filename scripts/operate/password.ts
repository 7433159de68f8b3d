import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { firstLine, type Terminal } from './first-line.ts';
import { Refusal } from './refusal.ts';

/** Takes what a terminal would show of the typed letters. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks for a password without showing it, and with `confirm` a second time. A pipe instead of a terminal is not asked: its first line
 * is the password.
 */
export async function readPassword(
  { input, output }: Terminal,
  { confirm }: { readonly confirm: boolean },
): Promise<string> {
  if (!input.isTTY) {
    const password = await firstLine(input);
    if (password === undefined) throw new Refusal('There is no password on the standard input.');
    return password;
  }
  const abort = new AbortController();
  const lines = createInterface({ input, output: nowhere(), terminal: true });
  for (const end of ['SIGINT', 'close'] as const) lines.once(end, () => abort.abort());
  const ask = async (question: string): Promise<string> => {
    output.write(question);
    try {
      return await lines.question('', { signal: abort.signal });
    } catch {
      throw new Refusal('Cancelled.');
    } finally {
      output.write('\n');
    }
  };
  try {
    const password = await ask('Password: ');
    if (confirm && (await ask('Again: ')) !== password) throw new Refusal('The two passwords differ.');
    return password;
  } finally {
    lines.close();
  }
}
