import type { FilePart, ReceivedFile } from '#shared/kernel/endpoint.ts';
import { DomainError, invalid } from '../errors.ts';
import type { HttpEvent } from './event.ts';

/** A form has one file; other fields are allowed, and dropped unless the endpoint has a body. */
const mostParts = 20;
/** What the form may have besides the file, in bytes. */
const around = 64 * 1024;

const noForm = () => new DomainError('wrong_type', 'Send the file as multipart/form-data, in the field “file”');
const damaged = () => new DomainError('malformed', 'The form cannot be read. Send one file, in the field “file”.');
const noFile = () => invalid('file', 'Choose a file');
const tooLarge = (largest: number) =>
  new DomainError(
    'too_large',
    `Files over ${largest / 1024 / 1024} MB cannot be sent in a form. Begin with POST /api/admin/uploads instead.`,
  );

/** What stands between the parts of a form; undefined when the type is another one. */
const boundaryOf = (type = ''): string | undefined => {
  const [, quoted, plain] =
    /^multipart\/form-data;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*$/i.exec(type) ?? [];
  return quoted ?? plain;
};

/** Counted before anything is read: each part costs the parser more than it has bytes. */
function hasManyParts(body: Buffer, boundary: string): boolean {
  const mark = `--${boundary}`;
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0 && count <= mostParts + 1; at = body.indexOf(mark, at + mark.length))
    count += 1;
  return count > mostParts + 1;
}

/** Read by the platform's own parser, the one behind `fetch`. */
async function fieldsOf(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw damaged();
  }
}

/** A form as it was sent. */
interface Form {
  readonly file: ReceivedFile;
  /** The text of its other fields; of several with the same name the last one. */
  readonly fields: Readonly<Record<string, string>>;
}

const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** A form with its file. 415 for what is no form, 400 for a damaged one, 413 for a file that is too large, 422 for none. */
export async function readForm({ largest }: FilePart, { headers, body, isBase64Encoded }: HttpEvent): Promise<Form> {
  const type = headers['content-type'] ?? '';
  const boundary = boundaryOf(type);
  if (!boundary) throw noForm();
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > largest + around) throw tooLarge(largest);
  if (hasManyParts(bytes, boundary)) throw damaged();
  const form = await fieldsOf(bytes, type);
  const file = form.get('file');
  if (!(file instanceof File)) throw noFile();
  if (file.size > largest) throw tooLarge(largest);
  return {
    file: { filename: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
    fields: textsIn(form),
  };
}
