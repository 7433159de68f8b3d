import { expect } from 'vitest';
import { png } from '#functions/uploads/testing/pictures.ts';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { epubOf } from '#lib/document/testing/epub.ts';
import type { RecordedCall } from '#scripts/local/client.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, visitor } from '../cloud.ts';
import { ebookOf, sentFile, uploaded } from './intake.ts';

/*
 * Disturbs the worker that reads files. These tests drop the event that starts it, so that they control when it runs.
 */

const text = 'A risk that nobody owns is accepted by accident.';
const document = () => docxOf(`${wordParagraph('Risk', 'Heading1')}${wordParagraph(text)}`);
const withCover = () =>
  epubOf({
    bodies: [`<h1>Risk</h1><p>${text}</p>`],
    items: '<item id="c" href="cover.png" media-type="image/png" properties="cover-image"/>',
    others: [{ name: 'book/cover.png', content: png(30, 40) }],
  });

type OnCloud = () => { readonly url: string };

/** Controls faults, clock and worker on one cloud. */
export function workerOn(cloud: OnCloud) {
  const fault = (given: object) => control('faults', { ...given }, cloud().url);
  return {
    cloud,
    fault,
    clear: () => control('faults', { clear: true }, cloud().url),
    work: () => control('fire/CatalogIntakeOutboxSweep', {}, cloud().url).catch(() => undefined),
    /** Longer than a dead worker's lease and the backoff of a task after its first attempts. */
    later: () => control('clock', { advance_ms: 6 * 60_000 }, cloud().url),
  };
}
type Worker = ReturnType<typeof workerOn>;

/** An ebook whose file is waiting for the worker. */
export async function waiting(
  { cloud, fault, clear }: Worker,
  type: 'docx' | 'epub' = 'docx',
): Promise<{ admin: Client; id: string }> {
  const admin = await asAdmin(cloud().url);
  const file_url = await sentFile(admin, type, type === 'docx' ? document() : withCover());
  await fault({ service: 'events', error: 'InternalFailure', status: 500 });
  const { id } = await uploaded(admin, file_url);
  await clear();
  return { admin, id };
}

/** Moves the clock and runs the worker until the file has been read. */
export const ended = ({ cloud, later, work }: Worker, id: string) =>
  eventually(async () => {
    const ebook = await ebookOf(await asAdmin(cloud().url), id);
    if (ebook.upload_status !== 'processing') return ebook;
    await later();
    await work();
    return undefined;
  });

export async function expectWhole(worker: Worker, id: string): Promise<void> {
  const { url } = worker.cloud();
  const ebook = await ended(worker, id);
  expect(ebook).toMatchObject({ status: 'published', upload_status: 'completed', content: `# Risk\n\n${text}` });
  expect((await visitor(url).get(`/ebooks/${id}`)).body.contents).toHaveLength(1);
  const admin = await asAdmin(url);
  const rows = (await admin.get(`/admin/audit-log?target_id=${id}`)).body;
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['ebook.completed', 'ebook.created']);
}

/** The calls that the worker makes for one file, in order. */
export async function callsOfWorker(worker: Worker): Promise<RecordedCall[]> {
  const { cloud, fault, work } = worker;
  const { id } = await waiting(worker);
  await fault({ record: true });
  const { url } = cloud();
  const record = async (mark: number) => (await fetch(`${url}/__local/calls?after=${mark}`)).json();
  const { mark } = await record(Number.MAX_SAFE_INTEGER);
  await work();
  const { calls } = (await record(mark)) as { calls: RecordedCall[] };
  await fault({ record: false });
  await expectWhole(worker, id);
  return calls.filter((call) => call.function?.includes('Intake'));
}

/** Disturbs one call of the worker; true if that interrupted it. The ebook must end up completed once. */
export async function survives(worker: Worker, disturbance: object, name: string): Promise<boolean> {
  const { cloud, fault, clear, work } = worker;
  const { id } = await waiting(worker);
  await fault({ times: 1, ...disturbance });
  await work();
  await clear();
  const now = await ebookOf(await asAdmin(cloud().url), id);
  const isWhole = now.upload_status === 'completed' && now.content !== '';
  expect(isWhole || (now.status === 'draft' && now.upload_status === 'processing'), name).toBe(true);
  await expectWhole(worker, id);
  return !isWhole;
}

/** The file stays unread through two attempts during an outage, and is read afterwards. */
export async function expectWaitsOut(worker: Worker, outage: object): Promise<void> {
  const { cloud, fault, clear, work, later } = worker;
  const { id } = await waiting(worker);
  await fault(outage);
  for (let tries = 0; tries < 2; tries++) {
    await work();
    await later();
    const ebook = await ebookOf(await asAdmin(cloud().url), id);
    expect(ebook).toMatchObject({ status: 'draft', upload_status: 'processing', content: '' });
  }
  await clear();
  await expectWhole(worker, id);
}
