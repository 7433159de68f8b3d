import type { Client } from '../client.ts';

/** What only tests of the vocabulary need besides `cloud.ts`. */

let count = 0;
/** A name that nothing else has. */
export const newName = (): string => `Term ${process.pid} ${++count} ${Math.random().toString(36).slice(2, 8)}`;

/** A new tag. */
export async function aTag(admin: Client, fields: object = {}) {
  const { status, body } = await admin.post('/admin/tags', { name: newName(), ...fields });
  if (status !== 201) throw new Error(`tag: ${status} ${JSON.stringify(body)}`);
  return body.tag;
}

/** A new category, of AI tools unless it says so. */
export async function aCategory(admin: Client, fields: object = {}) {
  const { status, body } = await admin.post('/admin/categories', { name: newName(), kind: 'tool', ...fields });
  if (status !== 201) throw new Error(`category: ${status} ${JSON.stringify(body)}`);
  return body.category;
}

/** The tag or category of this name in its list. */
export async function termNamed(admin: Client, list: 'tags' | 'categories', name: string) {
  const { body } = await admin.get(`/admin/${list}?limit=100&search=${encodeURIComponent(name)}`);
  return body.find((each: { name: string }) => each.name === name);
}

/** An AI tool that the vocabulary sorts. */
export async function aTool(admin: Client, fields: object = {}) {
  const input = { name: newName(), description: 'What it is', detailed_description: 'More' };
  const { status, body } = await admin.post('/admin/ai-tools', { ...input, ...fields });
  if (status !== 201) throw new Error(`tool: ${status} ${JSON.stringify(body)}`);
  return body.ai_tool;
}
