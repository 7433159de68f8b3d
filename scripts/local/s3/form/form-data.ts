import { ByteReader } from '../body/byte-reader.ts';
import { S3Error } from '../errors.ts';

/** A browser form as S3 expects it: all fields first, then the file, which is not buffered. */
export interface Form {
  /** By name in lower case. */
  readonly fields: ReadonlyMap<string, string>;
  readonly fileName: string;
  readonly content: AsyncIterable<Buffer>;
}

interface PartHeader {
  readonly name: string;
  readonly fileName: string;
}

const maxFieldBytes = 20 * 1024;

/** Fields after the file are never read: S3 ignores them too. */
export async function readForm(contentType: string, source: AsyncIterable<Buffer>): Promise<Form> {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const delimiter = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`;
  const reader = new ByteReader(source);
  if (!boundary || (await reader.until(delimiter, maxFieldBytes)) === undefined) throw malformed();
  const fields = new Map<string, string>();
  let left = maxFieldBytes;
  for (;;) {
    const { name, fileName } = await readPartHeader(reader);
    if (name === 'file') return { fields, fileName, content: reader.streamUntil(`\r\n${delimiter}`) };
    const value = await reader.until(`\r\n${delimiter}`, left);
    if (value === undefined) throw new S3Error('MaxPostPreDataLengthExceeded');
    left -= value.length;
    fields.set(name, value.toString('utf8'));
  }
}

async function readPartHeader(reader: ByteReader): Promise<PartHeader> {
  const afterDelimiter = await reader.until('\r\n', 16);
  if (afterDelimiter?.toString('latin1').startsWith('--')) {
    throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.', {
      details: { ArgumentName: 'file', ArgumentValue: '0' },
    });
  }
  const header = (await reader.until('\r\n\r\n', maxFieldBytes))?.toString('utf8');
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(header ?? '')?.[1];
  const name = disposition && parameter(disposition, 'name');
  if (afterDelimiter === undefined || !name) throw malformed();
  return { name: name.toLowerCase(), fileName: baseName(parameter(disposition, 'filename') ?? '') };
}

/** Browsers percent-encode quotes and line ends inside the value, and nothing else. */
function parameter(disposition: string, name: string): string | undefined {
  const value = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1];
  return value?.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Some browsers send a path; only its last segment may become part of a key. */
function baseName(path: string): string {
  return path.replace(/^.*[/\\]/s, '');
}

function malformed(): S3Error {
  return new S3Error('MalformedPOSTRequest');
}
