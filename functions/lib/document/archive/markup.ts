import type { Reading } from '../document.ts';
import { DocumentRefused } from '../refused.ts';
import type { Archive } from './archive.ts';

const decoder = (bytes: Buffer): TextDecoder =>
  new TextDecoder(
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8',
  );

/**
 * An XML or HTML part as text. A part that declares entities is refused: they are expanded nowhere here, no document
 * needs them, and they are how readers are overloaded or made to open other files.
 */
export async function readMarkup(archive: Archive, name: string, { limits }: Reading): Promise<string> {
  const bytes = await archive.read(name);
  if (bytes.length > limits.markup)
    throw new DocumentRefused(
      'too_large',
      'This file holds more text in one piece than can be read. Split it into smaller files.',
    );
  const text = decoder(bytes).decode(bytes);
  if (/<!ENTITY/i.test(text))
    throw new DocumentRefused(
      'entities',
      'This file defines entities of its own, which can harm those who read it. Export it again from the program that made it.',
    );
  return text;
}
