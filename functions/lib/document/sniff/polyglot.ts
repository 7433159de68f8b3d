import { headLength, type Signature } from './signature.ts';

const endOfArchive = Buffer.from('PK\x05\x06', 'latin1');
/** The end of an archive's directory and the longest comment behind it. */
export const archiveTail = 22 + 65_535;

/** Whether a reader of archives, which begins at the end of a file, would open this one. */
function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf(endOfArchive); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(endOfArchive, at - 1)) {
    const isWhole = at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length;
    if (isWhole && tail.readUInt16LE(at + 10) > 0) return true;
  }
  return false;
}

/**
 * Whether a file is of two types at once: harmless for the program that checks it, something else for the next one. Its
 * first `headLength` and last `archiveTail` bytes tell.
 */
export function isPolyglot(signature: Signature, start: Buffer, tail: Buffer): boolean {
  const head = start.toString('latin1', 0, headLength);
  const hasPdf = head.includes('%PDF-');
  if (signature === 'pdf') {
    const startsLate = !head.trimStart().startsWith('%PDF-') && !/^\xEF\xBB\xBF%PDF-/.test(head);
    return (
      endsAsArchive(tail) ||
      /<(!doctype\s+html|html|script|svg)[\s>]/i.test(head) ||
      (startsLate && /^[#M%<]/.test(head))
    );
  }
  if (signature === 'zip' || signature === 'text') return hasPdf || (signature === 'text' && endsAsArchive(tail));
  if (['png', 'jpeg', 'gif', 'webp', 'html', 'svg', 'xml'].includes(signature)) return hasPdf || endsAsArchive(tail);
  return false;
}
