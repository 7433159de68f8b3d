import { newGenerationItem, type StoredGeneration } from '#functions/generation/generation.repo.ts';
import { addFile } from '#functions/uploads/file/new-file.repo.ts';
import { originalKey } from '#functions/uploads/file/original-key.ts';
import { putObject } from '#lib/aws/objects.ts';
import { days, ttlAfter } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import { transact } from '#lib/table/transact.ts';
import type { FilePurpose } from '#shared/uploads/choices.ts';
import type { Client } from '../client.ts';
import { eventually } from '../cloud.ts';

export const wish = (topic = 'Access reviews that find something') => ({
  topic,
  regulatory_source: 'NIST CSF',
  difficulty_level: 'intermediate',
  custom_instructions: '',
  price: 29.5,
});

/** Asks for a book; returns the ids of its generation and of the ebook to come. */
export async function asked(admin: Client, input: object = wish()): Promise<{ id: string; ebook_id: string }> {
  const { status, body } = await admin.post('/admin/ebooks/generate-with-training', input);
  if (status !== 202) throw new Error(`generate: ${status} ${JSON.stringify(body)}`);
  return { id: body.job_id, ebook_id: body.ebook_id };
}

export const generationOf = async (admin: Client, id: string) => (await admin.get(`/admin/generations/${id}`)).body;

/** Some tries of a step wait for up to 75 seconds together: 5, 10, 20 and 40, at random. */
const mostPatience = 120_000;

/** Waits until a generation has ended, whatever its result; `meanwhile` can move the clock past waits for retries. */
export const ended = (admin: Client, id: string, meanwhile: () => Promise<unknown> = async () => 0) =>
  eventually(async () => {
    const found = await generationOf(admin, id);
    if (found.ended_at) return found;
    await meanwhile();
    return undefined;
  }, mostPatience);

/** A generation of nobody's as the table has it, in a state that no execution leaves. */
export async function kept(given: Partial<StoredGeneration> = {}): Promise<StoredGeneration> {
  const at = new Date().toISOString();
  const generation: StoredGeneration = {
    ...{ id: newId('generation'), ebook_id: newId('ebook'), ...wish('Patches in time'), price: 100 },
    ...{ difficulty_level: 'beginner', status: 'running', step: 'outline', attempt: 1, titles: [], log: [] },
    ...{ sections_done: 0, words: 0, input_tokens: 0, output_tokens: 0 },
    ...{ actor_id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV', by: 'Sam', created_at: at, ttl: ttlAfter(days(1)), ...given },
  };
  await transact([newGenerationItem(generation)]);
  return generation;
}

/** A training file as an upload leaves it; returns the address that names it. */
export async function trainingFile(filename: string, bytes: Uint8Array, purpose: FilePurpose = 'training') {
  const id = newId('upload');
  await putObject(originalKey(id), bytes, 'application/octet-stream');
  const content_type = 'application/octet-stream';
  const file = { id, filename, size: bytes.byteLength, content_type, purpose, created_at: new Date().toISOString() };
  await addFile({ id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'Sam' }, file);
  return `/api/admin/uploads/${id}`;
}
