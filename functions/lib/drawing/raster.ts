import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** The renderer is deployed beside the bundle: 2.5 MB of binary do not belong in code. */
const beside = (): Promise<Uint8Array> => readFile(new URL('./resvg.wasm', import.meta.url));
let starting: Promise<void> | undefined;

export interface Drawing {
  /** In pixels; the height follows from the drawing. */
  readonly width: number;
  /** TrueType files of the families that it names: a function has no system fonts. */
  readonly faces: readonly Uint8Array[];
}

/** After a start that has failed the next drawing tries again: an instance may answer for hours. */
function started(load: () => Promise<Uint8Array>): Promise<void> {
  starting ??= load()
    .then((bytes) => initWasm(bytes))
    .catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
  return starting;
}

/** Draws an SVG as PNG. Pictures in it are PNG or JPEG. The renderer is started once; `load` is where its code is. */
export async function rasterised(svg: string, { width, faces }: Drawing, load = beside): Promise<Uint8Array> {
  await started(load);
  const font = {
    ...{ fontBuffers: [...faces], defaultFontFamily: 'Rampart Serif', serifFamily: 'Rampart Serif' },
    monospaceFamily: 'Rampart Mono',
  };
  const drawing = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } });
  const image = drawing.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    drawing.free();
  }
}
