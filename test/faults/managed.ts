import { randomUUID } from 'node:crypto';
import type { Client } from '#test/integration/client.ts';
import { asAdmin } from '#test/integration/cloud.ts';
import { unique } from '../integration/unique.ts';
import type { Attempt, Scenario } from './scenario.ts';

/** Things that admins create, change and delete under one path. */
interface Managed {
  /** For example `/admin/ai-tools`. */
  readonly path: string;
  /** The field of a response that holds the thing. */
  readonly field: string;
  /** The field that names it. */
  readonly name: string;
  /** Its list has no pages. */
  readonly isWhole?: true;
  /** Other fields that a new one needs. */
  readonly fields?: object | ((admin: Client) => Promise<object>);
}
interface Thing {
  readonly id: string;
  readonly revision: number;
  readonly [field: string]: unknown;
}

/** A unique name. */
export const newName = (): string => `Fault ${unique()}`;

/** Scenarios of what can be done with such a thing. */
export function managed({ path, field, name, isWhole, fields = {} }: Managed) {
  const list = isWhole ? path : `${path}?limit=100`;
  const listed = async (admin: Client): Promise<Thing[]> => (await admin.get(list)).body;
  const input = async (admin: Client) => ({
    [name]: newName(),
    ...(typeof fields === 'function' ? await fields(admin) : fields),
  });

  async function made() {
    const admin = await asAdmin();
    const { status, body } = await admin.post(path, await input(admin));
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    const thing = body[field] as Thing;
    const shown = async () => {
      const found = (await listed(admin)).find(({ id }) => id === thing.id);
      return found ? { changed: found[name] !== thing[name], edits: found.revision - thing.revision } : 'not there';
    };
    return { admin, thing, shown, at: `${path}/${thing.id}` };
  }

  const create: Scenario = {
    async begin() {
      const admin = await asAdmin();
      const body = await input(admin);
      const headers = { 'idempotency-key': randomUUID() };
      const count = async () => (await listed(admin)).filter((each) => each[name] === body[name]).length;
      return { act: () => admin.post(path, body, { headers }), read: count };
    },
  };
  const edit: Scenario = {
    async begin() {
      const { admin, thing, shown, at } = await made();
      const body = { [name]: newName(), revision: thing.revision };
      return { act: () => admin.put(at, body), read: shown };
    },
  };
  const remove: Scenario = {
    async begin(): Promise<Attempt> {
      const { admin, shown, at } = await made();
      return { act: () => admin.delete(at), read: shown };
    },
  };
  const restore: Scenario = {
    async begin() {
      const { admin, shown, at } = await made();
      await admin.delete(at);
      return { act: () => admin.post(`${at}/restore`), read: shown };
    },
  };
  return { create, edit, remove, restore };
}
