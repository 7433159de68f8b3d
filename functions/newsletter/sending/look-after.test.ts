import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import { NewsletterInput } from '#shared/newsletter/newsletter.ts';
import type { StoredSending } from './sending.repo.ts';

const start = Date.parse('2031-05-06T09:00:00Z');
let lines: string[] = [];
/** What the list of due newsletters says, which may be old. */
let due: { readonly id: string }[] | undefined;

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));
vi.mock('#lib/metrics.ts', () => ({ report: (name: string, value: number) => lines.push(`${name} ${value}`) }));
vi.mock('#lib/outbox/announce.ts', () => ({ announce: async () => undefined }));
vi.mock('#lib/logger.ts', () => {
  const line = (text: string) => lines.push(text);
  return { logger: { info: line, warn: line, error: line } };
});
vi.mock('../newsletter.repo.ts', async (original) => {
  const repo = await original<typeof import('../newsletter.repo.ts')>();
  return { ...repo, dueNewsletters: async (moment: string) => due ?? repo.dueNewsletters(moment) };
});

const desk = onTable(async () => ({
  ...(await import('./look-after.ts')),
  ...(await import('./end-round.ts')),
  ...(await import('./sending.repo.ts')),
  ...(await import('../newsletter.service.ts')),
  ...(await import('./sending.entity.ts')),
}));

const admin = { id: 'usr_1', name: 'Ada', areas: ['admin'] } as const;
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  lines = [];
  due = undefined;
});
afterEach(() => vi.useRealTimers());

async function written(scheduled_date: string | null): Promise<string> {
  const input = NewsletterInput.parse({ subject: 'News', content: '<p>Text</p>', scheduled_date });
  return (await desk.createNewsletter(admin, input)).newsletter.id;
}
const statusOf = async (id: string) => (await desk.newsletters.mustFind(id)).status;

describe('what is due', () => {
  it('is not sent when somebody has moved it, or made it a draft, since it was found', async () => {
    const [moved, draft] = [await written(at(60)), await written(null)];
    due = [{ id: moved }, { id: draft }];
    await desk.sendDue();
    expect([await statusOf(moved), await statusOf(draft)]).toEqual(['scheduled', 'draft']);
    expect(await desk.findSending(moved)).toBeUndefined();
    expect(lines).toEqual([]);
  });

  it('becomes a draft again if nobody would get it, whatever happens with the others', async () => {
    const id = await written(at(1));
    due = [{ id: 'nws_00000000000000000000000000' }, { id }];
    vi.setSystemTime(start + 120_000);
    await expect(desk.sendDue()).rejects.toThrow('Newsletter not found');
    expect(await desk.newsletters.mustFind(id)).toMatchObject({ status: 'draft', missed_date: at(1) });
    expect(lines).toEqual(['scheduled newsletter not sent']);
  });
});

describe('a sending', () => {
  async function sending(more: Partial<StoredSending> = {}): Promise<string> {
    const newsletter_id = await written(null);
    const known = { newsletter_id, state: 'sending', run: 1, round: 1, under_way: 'yes' } as const;
    await desk.SendingEntity.create({ ...known, links: [], started_at: at(0), seen_at: at(0), ...more }).go();
    return newsletter_id;
  }

  it('is given to another worker once its own was not seen for five minutes, nor for what it waits for', async () => {
    const [dead, waiting] = [await sending(), await sending({ wait: { reason: 'quota', until: at(15) } })];
    vi.setSystemTime(start + 299_000);
    await desk.reviveSendings();
    expect((await desk.findSending(dead))?.run).toBe(1);
    vi.setSystemTime(start + 301_000);
    await desk.reviveSendings();
    expect(await desk.findSending(dead)).toMatchObject({ run: 2, state: 'sending', revivals: 1 });
    expect((await desk.findSending(waiting))?.run).toBe(1);
    // The new worker has its five minutes, too.
    await desk.reviveSendings();
    expect(await desk.findSending(dead)).toMatchObject({ run: 2, revivals: 1 });
  });

  it('that has ended is none of those under way, which share what SES allows', async () => {
    const newsletter_id = await sending();
    const counts = { batches: 0, total: 0, first_open: 1, sent: 0, failed: 0, suppressed: 0, uncertain: 0 };
    const round = { newsletter_id, round: 1, kind: 'audience', is_frozen: true, started_at: at(0) } as const;
    await desk.RoundEntity.create({ ...round, ...counts }).go();
    const underWay = async () => (await desk.sendingsUnderWay()).map((each) => each.newsletter_id);
    expect(await underWay()).toContain(newsletter_id);
    const begun = await desk.findSending(newsletter_id);
    if (begun) await desk.endRound(begun);
    expect([await statusOf(newsletter_id), (await desk.findSending(newsletter_id))?.state]).toEqual(['sent', 'sent']);
    expect(await underWay()).not.toContain(newsletter_id);
  });

  it('has its five minutes again with each worker', async () => {
    const id = await sending();
    vi.setSystemTime(start + 301_000);
    await desk.reviveSendings();
    vi.setSystemTime(start + 600_000);
    await desk.reviveSendings();
    expect((await desk.findSending(id))?.run).toBe(2);
    vi.setSystemTime(start + 602_000);
    await desk.reviveSendings();
    expect((await desk.findSending(id))?.run).toBe(3);
  });

  it('that no worker gets through a turn of pauses and says so; one that goes on is forgiven', async () => {
    const [stuck, slow] = [await sending({ revivals: 3 }), await sending({ revivals: 3 })];
    await desk.noteSeen({ newsletter_id: slow, run: 1 }, {});
    vi.setSystemTime(start + 301_000);
    await desk.reviveSendings();
    expect(await desk.findSending(stuck)).toMatchObject({ state: 'paused', pause: { reason: 'errors' } });
    expect(lines).toEqual(expect.arrayContaining(['a newsletter cannot go on', 'tasksGivenUp 1']));
    expect(await desk.findSending(slow)).toMatchObject({ state: 'sending', run: 2, revivals: 1 });
  });
});
