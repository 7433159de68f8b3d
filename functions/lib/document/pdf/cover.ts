import { getResolvedPDFJS } from 'unpdf';
import type { Figure } from '../document.ts';
import type { Pdf, PdfPage } from './open.ts';
import { type Pixels, pngOf } from './png.ts';

/** A picture of the library: pixels, unless it could not be decoded. */
interface Decoded {
  readonly width?: number;
  readonly height?: number;
  readonly data?: Uint8Array;
}

/** A cover is larger than the logo of an empty page: the shorter side, in pixels. */
const smallest = 300;

/** By the number of bytes: the library's own kinds are not exported. */
function pixelsOf({ width = 0, height = 0, data }: Decoded): Pixels | undefined {
  if (!data || Math.min(width, height) < smallest) return undefined;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const channels = ([1, 3, 4] as const).find((count) => bytes.length === width * height * count);
  if (channels) return { width, height, bytes, channels };
  return bytes.length === Math.ceil(width / 8) * height ? { width, height, bytes, channels: 'bit' } : undefined;
}

const pictureOf = (page: PdfPage, name: string): Promise<Decoded | null> =>
  new Promise((resolve) => (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve));

/** The picture that the first page consists of; undefined where there are several, or none. */
export async function coverOf(pdf: Pdf): Promise<Figure | undefined> {
  const { OPS } = await getResolvedPDFJS();
  const page = await pdf.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = fnArray.flatMap((code: number, at: number) =>
    code === OPS.paintImageXObject ? [String(argsArray[at]?.[0])] : [],
  );
  const [name, ...others] = names;
  const pixels = name && others.length === 0 ? pixelsOf((await pictureOf(page, name)) ?? {}) : undefined;
  page.cleanup();
  return pixels && { name: 'cover', type: 'image/png', bytes: pngOf(pixels) };
}
