import type { Client } from '../client.ts';

/** What a browser knows of a file. */
interface File {
  readonly bytes: Uint8Array;
  readonly filename?: string;
  readonly content_type?: string;
}

/** The body of a call that begins an upload. */
export const inputFor = ({ bytes, filename = 'logo.png', content_type = 'image/png' }: File) => ({
  filename,
  content_type,
  size: bytes.byteLength,
  purpose: 'picture',
});

interface Form {
  readonly upload_id: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
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
