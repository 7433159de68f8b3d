import type { Pictures } from '../book-input.ts';
import type { Doc } from '../page.ts';

/** A picture that the file has. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}
export type OpenedPictures = ReadonlyMap<string, Picture>;

/** A picture as the library has it. Only PNGs are finalised, those that something shows through some time after `embed`. */
interface Embeddable extends Picture {
  embed(doc: object): void;
  finalize?: () => void;
}
type Opener = (bytes: Uint8Array) => Embeddable;

async function embedded(doc: Doc, picture: Embeddable): Promise<void> {
  const { finalize } = picture;
  if (!finalize) return picture.embed(doc);
  await new Promise<void>((resolve) => {
    picture.finalize = () => {
      finalize.call(picture);
      resolve();
    };
    picture.embed(doc);
  });
}

/** Undefined when the file is none that can be shown: the figure is described instead. */
function opened(doc: Doc, bytes: Uint8Array): Embeddable | undefined {
  try {
    return (doc as unknown as { openImage: Opener }).openImage(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Puts the pictures of a text into a file, one after the other, before any is drawn. The library takes what is transparent
 * apart pixel by pixel, later; of a hundred pictures that are drawn on the way it would have the pixels of all in memory.
 */
export async function openPictures(doc: Doc, pictures: Pictures): Promise<OpenedPictures> {
  const found = new Map<string, Picture>();
  for (const [name, bytes] of pictures) {
    const picture = opened(doc, bytes);
    if (!picture) continue;
    await embedded(doc, picture);
    found.set(name, picture);
  }
  return found;
}
