import { openBody, readText } from './body.ts';
import { declaredChecksum } from './checksums.ts';
import { S3Error } from './errors.ts';
import { type Context, requireSigned, type S3Response, xmlResponse } from './operation.ts';
import { checkWrite } from './preconditions.ts';
import { childText, type Element, parseXml, type XmlNode } from './xml.ts';

const MAX_KEYS = 1000;
const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;

/** Deleting what is not there succeeds, as everywhere in S3. */
export function deleteObject({ request, bucket }: Context): S3Response {
  if (request.headers['if-match'] !== undefined) checkWrite(request.headers, bucket.objects.get(request.key));
  bucket.objects.delete(request.key);
  return { status: 204 };
}

export async function deleteObjects(context: Context): Promise<S3Response> {
  const { request, bucket } = context;
  if (request.headers['content-md5'] === undefined && declaredChecksum(request.headers) === undefined) {
    throw new S3Error('InvalidRequest', 'Missing required header for this request: Content-MD5 OR x-amz-checksum-*');
  }
  const document = parseXml(await readText(openBody(request, requireSigned(context)), MAX_DOCUMENT_BYTES));
  const keys = document.children.filter((child) => child.name === 'Object').map(keyToDelete);
  if (document.name !== 'Delete' || keys.length === 0 || keys.length > MAX_KEYS) throw new S3Error('MalformedXML');
  for (const key of keys) bucket.objects.delete(key);
  const quiet = childText(document, 'Quiet') === 'true';
  return xmlResponse(['DeleteResult', quiet ? [] : keys.map((key): Element => ['Deleted', [['Key', key]]])]);
}

function keyToDelete(node: XmlNode): string {
  const key = childText(node, 'Key');
  if (!key) throw new S3Error('MalformedXML');
  const condition = node.children.find((child) => child.name !== 'Key');
  if (condition) throw new S3Error('NotImplemented', `${condition.name} in a Delete document`);
  return key;
}
