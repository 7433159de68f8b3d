import { gunzipSync } from 'node:zlib';

/** The faces of a typeset book, as TrueType files. */
export interface Faces {
  readonly regular: Uint8Array;
  readonly italic: Uint8Array;
  readonly semibold: Uint8Array;
  readonly mono: Uint8Array;
}

/** The bundler embeds the bytes of an import with `type: 'bytes'`. */
const face = ({ default: bytes }: { default: Uint8Array }): Uint8Array => gunzipSync(bytes);

/** Loads the faces when the first book is typeset. */
export async function loadFaces(): Promise<Faces> {
  const [regular, italic, semibold, mono] = await Promise.all([
    import('./fonts/rampart-serif-regular.ttf.gz', { with: { type: 'bytes' } }),
    import('./fonts/rampart-serif-italic.ttf.gz', { with: { type: 'bytes' } }),
    import('./fonts/rampart-serif-semibold.ttf.gz', { with: { type: 'bytes' } }),
    import('./fonts/rampart-mono-regular.ttf.gz', { with: { type: 'bytes' } }),
  ]);
  return { regular: face(regular), italic: face(italic), semibold: face(semibold), mono: face(mono) };
}
