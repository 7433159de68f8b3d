import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { asAdmin, control, eventually } from '../cloud.ts';
import { asked, ended, generationOf } from './generations.ts';

const script = join(import.meta.dirname, 'platform-process.ts');

/** The platform on a data folder; `kill` ends it and all its functions on the spot. */
async function platformOn(directory: string) {
  const child = spawn(process.execPath, [script, directory, inject('assembly')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), kill };
}

/** The moment at which the platform is killed. */
export interface Moment {
  readonly step: string;
  /** Makes the step last long enough. */
  readonly fault: Record<string, unknown>;
  readonly isIn: (found: { readonly step: string; readonly sections_done: number }) => boolean;
}
/** Kills the platform at a moment, restarts it, and expects the book to be finished. */
export async function expectFinished({ step, fault, isIn }: Moment): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-killed-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const first = await platformOn(directory);
  await control('faults', fault, first.url);
  const admin = await asAdmin(first.url);
  const { id, ebook_id } = await asked(admin);
  const before = await eventually(async () => {
    const found = await generationOf(admin, id);
    return isIn(found) && found;
  });
  expect(before).toMatchObject({ status: 'running', step });
  await first.kill();

  const second = await platformOn(directory);
  const again = await asAdmin(second.url);
  const done = await ended(again, id);
  expect(done).toMatchObject({ status: 'completed', attempt: 1, sections_done: 12, error: null });
  // It continued instead of starting over.
  expect(done.title).toBe(before.title);
  const said = done.log.map(({ sentence }: { sentence: string }) => sentence);
  expect(said.filter((sentence: string) => sentence === 'The 12 sections are being written')).toHaveLength(1);
  // The first call of a function that has just been started may be too late for the gateway on a busy machine.
  const { body: ebook } = await eventually(async () => {
    const answer = await again.get(`/admin/ebooks/${ebook_id}`);
    return answer.status === 200 && answer;
  });
  expect(ebook).toMatchObject({ status: 'draft', content: expect.any(String) });
  expect(ebook.content.match(/^# /gm)).toHaveLength(12);
  expect((await again.get('/admin/ebooks')).body).toHaveLength(1);
}
