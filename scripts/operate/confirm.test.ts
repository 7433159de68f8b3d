import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirm } from './confirm.ts';

/** Asks, and answers with what is piped; returns what was shown. */
async function asked(answer: string): Promise<unknown> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(answer);
  await confirm({ input, output }, 'Type ada: ', 'ada');
  return output.read()?.toString();
}

it('goes on when exactly what was asked for is typed', async () => {
  expect(await asked('ada\n')).toBe('Type ada: ');
  expect(await asked('  ada ')).toBe('Type ada: ');
});

it.each(['', '\n', 'yes\n', 'ADA\n', 'ada b\n'])('cancels at %j', async (answer) => {
  await expect(asked(answer)).rejects.toThrow('Cancelled: nothing has changed.');
});
