import { createHash } from 'node:crypto';
import { type IdKind, idPrefixes } from '#shared/kernel/ids.ts';

/** The same name gives the same id on every machine, so that a repeated seed finds what it made before. */
export function seedId(kind: IdKind, name: string): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bytes = createHash('sha256').update(name).digest();
  return `${idPrefixes[kind]}_01${Array.from({ length: 24 }, (_, i) => letters[(bytes[i] ?? 0) % 32]).join('')}`;
}
