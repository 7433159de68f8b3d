import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runCommand } from './run-command.ts';

const halfASecond = 1 / 120;

/** Starts a child process, writes its id into a file and waits for it. */
function startAnother(): { readonly script: string; readonly id: () => number } {
  const folder = mkdtempSync(join(tmpdir(), 'rampart-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'id');
  return { script: `sleep 600 & echo $! > ${path}`, id: () => Number(readFileSync(path, 'utf8')) };
}

/** A process that has ended keeps its id until its parent reaps it, which some init processes never do. */
const isZombie = (id: number): boolean =>
  existsSync(`/proc/${id}/stat`) && / Z /.test(readFileSync(`/proc/${id}/stat`, 'utf8'));

function isThere(id: number): boolean {
  try {
    return process.kill(id, 0) && !isZombie(id);
  } catch {
    return false;
  }
}
const hasEnded = (id: number) => vi.waitFor(() => expect(isThere(id)).toBe(false), 10_000);

describe('A command', () => {
  it('returns its exit code, and runs in the given environment', async () => {
    expect(await runCommand(['sh', '-c', 'exit $CODE'], 1, { CODE: '3' })).toMatchObject({ code: 3, isOverdue: false });
  });

  it('that does not exist fails and says so', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    expect(await runCommand(['no-such-program'], 1)).toMatchObject({ code: 1, isOverdue: false });
    expect(said.mock.calls.join()).toContain('ENOENT');
    said.mockClear();
  });

  it('that takes too long is killed with everything it started', async () => {
    const { script, id } = startAnother();
    expect(await runCommand(['sh', '-c', `${script}; wait`], halfASecond)).toMatchObject({ isOverdue: true });
    await hasEnded(id());
  });

  it('leaves nothing running behind it', async () => {
    const { script, id } = startAnother();
    expect(await runCommand(['sh', '-c', script], 1)).toMatchObject({ code: 0, isOverdue: false });
    await hasEnded(id());
  });
});
