/** What a section can hold. Little-endian, as all processors are that this runs on. */
const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array } as const;
type Kind = keyof typeof kinds;
export type Section = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Where a section begins behind the head, in bytes, and its number of elements. */
type Place = readonly [kind: Kind, start: number, length: number];
interface Packed<Head> {
  readonly head: Head;
  readonly places: Readonly<Record<string, Place>>;
}

/** Every section begins at a multiple of it, as views of numbers must. */
const alignment = 8;
const aligned = (at: number): number => Math.ceil(at / alignment) * alignment;
/** The length of the head in bytes comes first. */
const prefix = alignment;

const kindOf = (section: Section): Kind =>
  (Object.keys(kinds) as Kind[]).find((kind) => section instanceof kinds[kind]) ?? 'u8';

/** One file of a head, as JSON, and sections of numbers and texts that are read where they lie. */
export function packSections(head: object, sections: Readonly<Record<string, Section>>): Uint8Array {
  const places: Record<string, Place> = {};
  let end = 0;
  for (const [name, section] of Object.entries(sections)) {
    places[name] = [kindOf(section), end, section.length];
    end = aligned(end + section.byteLength);
  }
  const described = Buffer.from(JSON.stringify({ head, places } satisfies Packed<object>));
  const start = aligned(prefix + described.byteLength);
  const bytes = new Uint8Array(start + end);
  new DataView(bytes.buffer).setUint32(0, described.byteLength, true);
  bytes.set(described, prefix);
  for (const [name, { buffer, byteOffset, byteLength }] of Object.entries(sections))
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), start + (places[name]?.[1] ?? 0));
  return bytes;
}

/** The head and the sections of a file that `packSections` has made. Nothing is copied. */
export class Sections<Head> {
  readonly head: Head;
  private readonly places: Packed<Head>['places'];
  private readonly bytes: Uint8Array;
  private readonly start: number;

  constructor(file: Uint8Array) {
    // Bytes that came with others may begin anywhere.
    this.bytes = file.byteOffset % alignment === 0 ? file : file.slice();
    const length = new DataView(this.bytes.buffer, this.bytes.byteOffset).getUint32(0, true);
    const described = Buffer.from(this.bytes.buffer, this.bytes.byteOffset + prefix, length);
    const { head, places } = JSON.parse(described.toString()) as Packed<Head>;
    this.head = head;
    this.places = places;
    this.start = aligned(prefix + length);
  }

  /** Throws for a section that the file does not have, or that holds something else. */
  section<Of extends Kind>(kind: Of, name: string): InstanceType<(typeof kinds)[Of]> {
    const place = this.places[name];
    if (place?.[0] !== kind) throw new Error(`No section ${name} of ${kind}`);
    const [, start, length] = place;
    const View = kinds[kind];
    const view = new View(this.bytes.buffer as ArrayBuffer, this.bytes.byteOffset + this.start + start, length);
    return view as InstanceType<(typeof kinds)[Of]>;
  }

  /** Texts that were packed with `textLines`. */
  lines(name: string): string[] {
    const bytes = this.section('u8', name);
    if (bytes.length === 0) return [];
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString().split('\n');
  }
}

/** Texts without line ends, as a section. */
export const textLines = (texts: readonly string[]): Uint8Array => Buffer.from(texts.join('\n'));
