import type { Client } from '../client.ts';

/** What a browser knows of a file. */
interface File {
  readonly bytes: Uint8Array;
  readonly filename?: string;
  readonly content_type?: string;
  readonly purpose?: string;
}

/** The body of a call that begins an upload. */
export const inputFor = ({ bytes, filename = 'logo.png', content_type = 'image/png', purpose = 'picture' }: File) => ({
  filename,
  content_type,
  size: bytes.byteLength,
  purpose,
});

interface Form {
  readonly upload_id: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file_url?: string;
}

/** Begins an upload. */
export async function begun(admin: Client, file: File): Promise<Form> {
  const { status, body } = await admin.post('/admin/uploads', inputFor(file));
  if (status !== 201) throw new Error(`/admin/uploads: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Posts a form to the store, as a browser on the site does. */
export function posted({ url, fields }: Form, bytes: Uint8Array, site: string): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(bytes)]));
  return fetch(url, { method: 'POST', body: form, headers: { origin: site } });
}

/** Sends a file, up to its completion; returns the upload's id. */
export async function sent(admin: Client, file: File): Promise<string> {
  const form = await begun(admin, file);
  const { status } = await posted(form, file.bytes, admin.base);
  if (status !== 204) throw new Error(`The store answered ${status}`);
  return form.upload_id;
}

export const complete = (client: Client, id: string) => client.post(`/admin/uploads/${id}/complete`);

/** Sends a body of any type. */
export const sendRaw = (client: Client, path: string, raw: string | Uint8Array, type: string) =>
  client.post(path, undefined, {
    raw: typeof raw === 'string' ? raw : Buffer.from(raw),
    headers: { 'content-type': type },
  });

/** Sends a file in a form, as a program does, after other fields. */
export async function sendForm(
  client: Client,
  path: string,
  bytes: Uint8Array,
  filename: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([Uint8Array.from(bytes)], filename));
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  return sendRaw(client, path, new Uint8Array(await request.arrayBuffer()), type);
}
