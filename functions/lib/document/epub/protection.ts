import type { Archive } from '../archive/archive.ts';
import { readMarkup } from '../archive/markup.ts';
import { xmlElements } from '../archive/xml.ts';
import type { Reading } from '../document.ts';
import { DocumentRefused } from '../refused.ts';

/** Fonts are often scrambled, which hides nothing of the text. */
const fontScrambling = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];
const list = 'META-INF/encryption.xml';

/** Refuses a book whose text is encrypted for the devices of one shop. */
export async function refuseProtected(archive: Archive, reading: Reading): Promise<void> {
  if (!archive.has(list)) return;
  const elements = xmlElements(await readMarkup(archive, list, reading), reading.limits.depth);
  const methods = elements.filter(({ name, path }) => name === 'EncryptionMethod' && path.at(-1) === 'EncryptedData');
  const encrypted = elements.filter(({ name }) => name === 'EncryptedData');
  if (
    encrypted.length === methods.length &&
    methods.every(({ attributes }) => fontScrambling.includes(attributes.Algorithm ?? ''))
  )
    return;
  throw new DocumentRefused(
    'protected',
    'This EPUB is protected against copying (DRM). Upload a copy without protection.',
  );
}
