import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arnOf, TestQueues } from './testing/test-queues.ts';

let local: TestQueues;
beforeEach(async () => {
  local = await new TestQueues().open();
});
afterEach(() => local.close());

describe('a restart', () => {
  it('keeps messages with what has become of them', async () => {
    local.use({
      Jobs: { RedrivePolicy: { deadLetterTargetArn: arnOf('Dead'), maxReceiveCount: 1 } },
      Dead: {},
    });
    await local.send('dead');
    await local.receive();
    local.later(30);
    await local.receive();
    for (const body of ['received', 'deleted']) await local.send(body);
    const [received, deleted] = await local.receive();
    await local.remove(deleted?.ReceiptHandle);
    await local.send('new');
    await local.send('late', { DelaySeconds: 100 });
    await local.restart();
    expect(await local.receive({ queue: 'Dead' })).toMatchObject([
      { Body: 'dead', Attributes: { DeadLetterQueueSourceArn: arnOf('Jobs') } },
    ]);
    expect(await local.bodies()).toEqual(['new']);
    await local.remove(received?.ReceiptHandle);
    local.later(100);
    expect(await local.bodies()).toEqual(['late']);
  });

  it('forgets nothing that was acknowledged when the process is killed', async () => {
    const fixture = fileURLToPath(new URL('./testing/kill.fixture.ts', import.meta.url));
    const child = spawn(process.execPath, [fixture, local.directory.path], { stdio: ['ignore', 'pipe', 'inherit'] });
    let last = -1;
    for await (const line of createInterface({ input: child.stdout })) {
      last = Number(line);
      if (last > 30 && !child.killed) child.kill('SIGKILL');
    }
    await local.restart();
    const kept = local.queues.messages.map(({ body }) => Number(body));
    const expected = Array.from({ length: last + 1 }, (_, number) => number).filter((number) => number % 3 !== 2);
    expect(kept.filter((number) => number <= last)).toEqual(expected);
    expect(local.queues.messages[0]?.received).toBeGreaterThanOrEqual((last + 1) / 3);
  });
});
