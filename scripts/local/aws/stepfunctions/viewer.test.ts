import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls, named, TestMachines } from './testing/test-machines.ts';
import { executionsPage } from './viewer.ts';

let local: TestMachines;
beforeEach(async () => {
  local = await new TestMachines().open();
});
afterEach(() => local.close());

const open = (query = '') =>
  executionsPage(() => local.executions(), {
    method: 'GET',
    path: '/__local/executions',
    query: new URLSearchParams(query),
  });

it('lists executions and shows the history of one, with nothing of theirs as markup', async () => {
  expect(open()?.body).toContain('No state machine has been started');
  local.functions.no = () => {
    throw named('Refused', '<b>no</b>');
  };
  local.machine({ Ask: calls('no') });
  const arn = await local.start({ text: '<i>hi</i>' }, 'job-1');
  await local.ended(arn);
  expect(open()?.body).toMatch(/Test-Machine: job-1<\/a>\s*<span class="quiet">FAILED/);
  const { body = '' } = open(`arn=${encodeURIComponent(arn)}`) ?? {};
  expect(body).toContain('2. TaskStateEntered');
  expect(body).toContain('&lt;i&gt;hi');
  expect(body).not.toMatch(/<[bi]>/);
});

it('knows no others, and leaves other addresses to other pages', () => {
  expect(open('arn=x')?.status).toBe(404);
  const query = new URLSearchParams();
  expect(executionsPage(() => [], { method: 'GET', path: '/__local/mail', query })).toBeUndefined();
  expect(executionsPage(() => [], { method: 'POST', path: '/__local/executions', query })).toBeUndefined();
});
