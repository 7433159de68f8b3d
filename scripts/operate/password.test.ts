import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readPassword } from './password.ts';

/** A terminal in which somebody types an answer to each question. */
function terminal(...answers: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    if (/: $/.test(String(chunk))) setImmediate(() => input.write(answers.shift() ?? ''));
  });
  return { input, output, shown: () => shown };
}

it('is asked for twice and never shown', async () => {
  const typed = terminal('correct horse\r', 'correct horse\r');
  expect(await readPassword(typed, { confirm: true })).toBe('correct horse');
  expect(typed.shown()).toBe('Password: \nAgain: \n');
});

it('is refused when both differ', async () => {
  const reading = readPassword(terminal('correct horse\r', 'correct house\r'), { confirm: true });
  await expect(reading).rejects.toThrow('The two passwords differ.');
});

it.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('is given up with %s', async (_, key) => {
  await expect(readPassword(terminal(key), { confirm: true })).rejects.toThrow('Cancelled.');
});

it('is the first line of a pipe', async () => {
  const output = new PassThrough();
  const piped = (text: string) => readPassword({ input: new PassThrough().end(text), output }, { confirm: true });
  expect(await piped('correct horse\nmore\n')).toBe('correct horse');
  expect(await piped('correct horse')).toBe('correct horse');
  await expect(piped('')).rejects.toThrow('There is no password on the standard input.');
  expect(output.read()).toBeNull();
});
