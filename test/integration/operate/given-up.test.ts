import { describe, expect, inject, test } from 'vitest';
import { inquiryQueue } from '#functions/inquiries/task.ts';
import { findJob, type JobRecord, saveJob } from '#lib/job/job.repo.ts';
import { jobTask } from '#lib/job/job.task.ts';
import { OutboxEntity } from '#lib/outbox/outbox.entity.ts';
import { saveOutboxTask, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';
import { asAdmin, control, eventually, fileCloud } from '../cloud.ts';
import { ended } from '../jobs/jobs.ts';
import { account } from './account.ts';
import { run } from './run.ts';

const onLocal = (...args: string[]) => run('given-up', ['--local', '--url', inject('cloudUrl'), ...args]);
const onStage = async (...args: string[]) =>
  run('given-up', ['--stage', 'dev', ...args], { env: await account('dev') });

/** A task that was given up. What it is about no longer exists, so that it has nothing to do once it is put back. */
async function givenUp(): Promise<string> {
  const task = waitingOutboxTask(inquiryQueue, 'inq_01ARZ3NDEKTSV4RRFFQ69G5FAV', { kind: 'notice' });
  await saveOutboxTask({ ...task, state: 'parked', attempts: 14 });
  return task.id;
}
const isDone = async (id: string) => (await OutboxEntity.get({ id }).go({ consistent: true })).data === null;

describe('given-up', () => {
  const cloud = fileCloud();

  test.each([
    ['the local cloud', onLocal],
    ['a stage', onStage],
  ])('lists what was given up in %s, and puts back what is named', async (_, command) => {
    const [one, other] = [await givenUp(), await givenUp()];
    const { out, error, code } = await command();
    expect([code, error]).toEqual([0, '']);
    for (const id of [one, other]) expect(out).toMatch(new RegExp(`^${id}  inquiries  notice  2\\S+Z$`, 'm'));
    expect(await command('--retry', one)).toEqual({ code: 0, out: `${one} is put back\n`, error: '' });
    await eventually(async () => {
      await control('fire/InquiriesOutboxSweep');
      return isDone(one);
    });
    const left = await command();
    expect([left.out.includes(one), left.out.includes(other)]).toEqual([false, true]);
    const again = await command('--retry', other, '--retry', one);
    expect([again.code, again.error]).toEqual([1, `${one} is not among the tasks that were given up.\n`]);
  });

  test('lets a job go on that says until then that it was given up', async () => {
    const admin = await asAdmin();
    const { body } = await admin.post('/admin/inquiries/export', {});
    const { id } = await ended(admin, body.job.id);
    const job = await findJob(id);
    // As if each of its runs had died.
    await saveJob(job as JobRecord, { state: 'running', done: 0, position: undefined, ended_at: undefined });
    const task = { ...jobTask(inquiryQueue, id), attempts: 14 };
    await saveOutboxTask(task);
    const fire = () => control('fire/InquiriesOutboxSweep');
    const given = await eventually(async () => {
      await fire();
      const { body } = await admin.get(`/admin/jobs/${id}`);
      return body.state !== 'running' && body;
    });
    expect(given).toMatchObject({ state: 'failed', failures: [{ sentence: expect.stringMatching(/put it back/) }] });
    expect((await onLocal('--retry', task.id)).code).toBe(0);
    const done = await eventually(async () => {
      await fire();
      const { body } = await admin.get(`/admin/jobs/${id}`);
      return body.state === 'done' && body;
    });
    expect(done).toMatchObject({ failed: 0, failures: [] });
  });

  test('says that there is nothing', async () => {
    const nothing = { code: 0, out: 'Nothing has been given up.\n', error: '' };
    for (const more of [[], ['--retry', 'all']])
      expect(await run('given-up', ['--local', '--url', cloud().url, ...more])).toEqual(nothing);
  });

  test.each([[[]], [['--local', '--stage', 'dev']], [['--retry', 'all']]])('asks for a stage with %j', async (args) => {
    const { code, error } = await run('given-up', args);
    expect(code).toBe(1);
    expect(error).toMatch(/^Usage: npm run given-up/);
  });
});
