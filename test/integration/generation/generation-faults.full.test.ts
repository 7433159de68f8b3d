import { beforeAll, describe, expect, it } from 'vitest';
import { bucketOf } from '../catalog/objects.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud } from '../cloud.ts';
import { asked, ended, generationOf } from './generations.ts';

const cloud = fileCloud();
let admin: Client;
beforeAll(async () => {
  admin = await asAdmin(cloud().url);
});

const fault = (given: object) => control('faults', { service: 'bedrock', ...given }, cloud().url);
const clear = () => control('faults', { clear: true }, cloud().url);
const act = (id: string, name: 'cancel' | 'retry') => admin.post(`/admin/generations/${id}/${name}`);
const ebookStatus = async (id: string) => (await admin.get(`/admin/ebooks/${id}`)).status;

describe('the language model', () => {
  it('breaks off mid-answer: the book is still written', async () => {
    await fault({ answer: 'cut', times: 2, skip: 2 });
    const { id } = await asked(admin);
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
  });
});

describe('sections in progress when another one fails', () => {
  it('are kept, because they are paid for, and not requested again', async () => {
    const { url } = cloud();
    // After the outline, four sections are being written when the fifth is refused.
    await fault({ delay: 8000, skip: 1, times: 4 });
    await fault({ answer: 'refused', times: 1 });
    const { id } = await asked(admin);
    expect(await ended(admin, id)).toMatchObject({ status: 'failed', step: 'sections', sections_done: 0 });
    await eventually(async () => (await bucketOf(cloud()).keys(`generations/${id}/sections/`)).length === 4);
    await control('faults', { record: true }, url);
    await act(id, 'retry');
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
    const { calls }: { calls: { service: string }[] } = await (await fetch(`${url}/__local/calls?after=0`)).json();
    await control('faults', { record: false }, url);
    expect(calls.filter(({ service }) => service === 'bedrock')).toHaveLength(8);
  });
});

describe('a generation canceled while its files are built', () => {
  it('adds no draft, and continues with the files', async () => {
    await fault({ delay: 200, skip: 1 });
    const { id, ebook_id } = await asked(admin);
    await eventually(async () => (await generationOf(admin, id)).sections_done > 0);
    await fault({ service: 's3', operation: 'HeadObject', delay: 3000 });
    await eventually(async () => (await generationOf(admin, id)).step === 'typeset');
    expect((await act(id, 'cancel')).status).toBe(200);
    const made = async () => (await bucketOf(cloud()).keys(`ebooks/${ebook_id}/`)).map((key) => key.split('.').at(-1));
    // The running step ends; nothing refers to what it leaves behind.
    await eventually(async () => (await made()).includes('txt'));
    expect(await made()).not.toContain('md');
    expect([(await generationOf(admin, id)).status, await ebookStatus(ebook_id)]).toEqual(['canceled', 404]);
    await clear();
    expect((await act(id, 'retry')).status).toBe(200);
    const done = await ended(admin, id);
    expect(done).toMatchObject({ status: 'completed', attempt: 2, step: 'draft' });
    const said = done.log.map(({ sentence }: { sentence: string }) => sentence);
    expect(said.filter((sentence: string) => sentence === 'The cover is being drawn')).toHaveLength(1);
    expect((await made()).sort()).toEqual(['epub', 'md', 'pdf', 'png', 'txt']);
    expect(await ebookStatus(ebook_id)).toBe(200);
  });
});

describe('a generation', () => {
  it('survives the death of the function that runs a step', async () => {
    await fault({ kill: true, skip: 4, times: 2 });
    const { id } = await asked(admin);
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
  });

  it('survives an S3 outage', async () => {
    await fault({ service: 's3', error: 'ServiceUnavailable', skip: 4, times: 12 });
    const { id } = await asked(admin);
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
  });

  it('survives a table outage while sections are written', async () => {
    await fault({ delay: 1000, skip: 1 });
    const { id } = await asked(admin);
    await eventually(async () => (await generationOf(admin, id)).step === 'sections');
    await clear();
    await fault({ service: 'dynamodb', error: 'InternalServerError', status: 500, times: 40 });
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
  });
});
