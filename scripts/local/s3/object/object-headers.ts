import { S3Error } from '../errors.ts';
import type { Headers } from '../request.ts';

const keptHeaders = ['cache-control', 'content-disposition', 'content-language', 'content-type', 'expires'] as const;
const maxMetadataBytes = 2048;

/** The `x-amz-` headers the emulator supports, or may ignore as S3 does. All others ask for something unsupported. */
const knownHeaders = new Set([
  'x-amz-acl',
  'x-amz-checksum-algorithm',
  'x-amz-checksum-mode',
  'x-amz-checksum-type',
  'x-amz-content-sha256',
  'x-amz-copy-source',
  'x-amz-copy-source-if-match',
  'x-amz-date',
  'x-amz-metadata-directive',
  'x-amz-decoded-content-length',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-security-token',
  'x-amz-server-side-encryption',
  'x-amz-storage-class',
  'x-amz-trailer',
  'x-amz-user-agent',
]);

/** Headers supported only with the value that changes nothing. */
const onlyValue: Readonly<Record<string, string>> = {
  'x-amz-metadata-directive': 'COPY',
  'x-amz-server-side-encryption': 'AES256',
  'x-amz-storage-class': 'STANDARD',
};

/** Rejects what would otherwise be silently dropped: tags, locks, customer keys, website redirects, grants … */
export function assertSupportedHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!name.startsWith('x-amz-') || /^x-amz-(meta|checksum)-/.test(name)) continue;
    if (!knownHeaders.has(name) || (onlyValue[name] ?? value) !== value) {
      throw new S3Error('NotImplemented', undefined, { details: { Header: name } });
    }
  }
  if ((headers['x-amz-acl'] ?? 'bucket-owner-full-control') !== 'bucket-owner-full-control') {
    throw new S3Error('AccessControlListNotSupported');
  }
}

/** The upload headers an object keeps, under the names it is served with. */
export function storedHeaders(headers: Headers): Record<string, string> {
  const stored: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const name of keptHeaders) {
    const value = headers[name];
    if (value) stored[name] = value;
  }
  const encoding = contentEncoding(headers['content-encoding']);
  Object.assign(stored, encoding && { 'content-encoding': encoding }, userMetadata(headers));
  for (const [name, value] of Object.entries(stored)) assertHeader(name, value);
  return stored;
}

/** Values from a form or a query may be invalid in a header; once stored, every later read would fail. */
export function assertHeader(name: string, value: string): void {
  if (/^[!#$%&'*+\-.^_`|~0-9a-z]+$/i.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return;
  throw new S3Error('InvalidArgument', 'Header value cannot be represented using ISO-8859-1.', {
    details: { ArgumentName: name },
  });
}

/** `aws-chunked` describes the upload, not the object. */
function contentEncoding(header: string | undefined): string {
  const encodings = (header ?? '').split(',').map((encoding) => encoding.trim());
  return encodings.filter((encoding) => encoding !== '' && encoding !== 'aws-chunked').join(',');
}

function userMetadata(headers: Headers): Record<string, string> {
  const metadata: Record<string, string> = {};
  let bytes = 0;
  for (const [name, value] of Object.entries(headers)) {
    if (!name.startsWith('x-amz-meta-') || value === undefined) continue;
    metadata[name] = value;
    bytes += Buffer.byteLength(name) - 'x-amz-meta-'.length + Buffer.byteLength(value);
  }
  if (bytes > maxMetadataBytes) throw new S3Error('MetadataTooLarge');
  return metadata;
}
