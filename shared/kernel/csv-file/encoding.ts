export interface DecodedText {
  readonly text: string;
  /** Whether the bytes are of no Unicode encoding, so that Windows-1252 was assumed. */
  readonly isAssumed: boolean;
}

const begins = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** Without a byte order mark, Latin text in UTF-16 shows by the zeros in every other place. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 2000);
  let [even, odd] = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) at % 2 === 0 ? even++ : odd++;
  const many = sample.length / 4;
  return odd > many && even < many / 4 ? 'utf-16le' : even > many && odd < many / 4 ? 'utf-16be' : undefined;
}

/**
 * UTF-8 and UTF-16, with or without a byte order mark; else Windows-1252, in which all bytes mean something. Of the
 * beginning of a file, a character that is cut in two at its end is left out.
 */
export function decodeText(bytes: Uint8Array, isBeginning = false): DecodedText {
  const rest = { stream: isBeginning };
  const order = begins(bytes, 0xff, 0xfe) ? 'utf-16le' : begins(bytes, 0xfe, 0xff) ? 'utf-16be' : utf16Order(bytes);
  if (order) return { text: new TextDecoder(order).decode(bytes, rest), isAssumed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, rest), isAssumed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isAssumed: true };
  }
}
