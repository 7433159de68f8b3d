import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readEnv } from '#lib/env.ts';
import { DomainError } from '#lib/errors.ts';
import { type GatewayKeys, keyFields } from '#shared/commerce/gateway-providers.ts';

/** A gateway's key as the table has it. */
export interface SealedKey {
  /** Name of the sealing key, and initialisation vector, tag and ciphertext: `key1.q83vEi…`. */
  readonly box: string;
  /** The last characters, to tell keys apart. */
  readonly hint: string;
}

/** Keys of a record that are sealed; those that it does not have are missing. */
export type SealedKeys = { readonly [Field in keyof GatewayKeys]?: SealedKey | undefined };

interface SealedRecord extends SealedKeys {
  readonly id: string;
}

/**
 * A key that nobody can read any more: its sealing key is lost, or it was altered or moved. A gateway works again once an
 * admin has entered it anew.
 */
export class UnreadableKey extends DomainError {
  constructor(cause: unknown) {
    const sentence = 'The keys of this payment gateway cannot be read any more. They have to be entered again.';
    super('unavailable', sentence, { retryAfter: 60, cause });
  }
}

const env = readEnv('gatewaySecret');
const cipher = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/** Shorter keys would give away too much of themselves. */
const leastToHint = 12;
const hintOf = (key: string): string => (key.length < leastToHint ? '' : key.slice(-4));

interface SealingKey {
  readonly name: string;
  readonly key: Buffer;
}

/** The current sealing key, or an older one by its name; undefined for one that is lost. Loaded by the first use, not during the cold start. */
async function findSealingKey(name?: string): Promise<SealingKey | undefined> {
  const { readSecret, rereadSecret } = await import('#lib/aws/secret.ts');
  // What another instance has sealed may need a key that is newer than the copy in memory.
  for (const read of [readSecret, rereadSecret]) {
    const ring = await read(env.gatewaySecret);
    const wanted = name ?? ring.current ?? '';
    const text = ring[wanted];
    if (text) return { name: wanted, key: Buffer.from(hkdfSync('sha256', text, '', 'payment gateways', 32)) };
  }
  return undefined;
}

async function currentSealingKey(): Promise<SealingKey> {
  const current = await findSealingKey();
  if (!current) throw new Error('There is no current sealing key');
  return current;
}

/** Binds a ciphertext to its place: moved to another record or field, it cannot be opened. */
const placeOf = (id: string, field: string): Buffer => Buffer.from(`${id}/${field}`);

async function seal(id: string, field: string, text: string): Promise<SealedKey> {
  const { name, key } = await currentSealingKey();
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, key, iv).setAAD(placeOf(id, field));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  const box = Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
  return { box: `${name}.${box}`, hint: hintOf(text) };
}

async function open(id: string, field: string, { box }: SealedKey): Promise<string> {
  const [name, text = ''] = box.split('.');
  const sealing = await findSealingKey(name);
  if (!sealing) throw new UnreadableKey(new Error(`There is no sealing key “${name}”`));
  try {
    return decrypted(sealing.key, placeOf(id, field), Buffer.from(text, 'base64url'));
  } catch (error) {
    throw new UnreadableKey(error);
  }
}

/** Throws for what was encrypted with another key, or for another place. */
function decrypted(key: Buffer, place: Buffer, bytes: Buffer): string {
  const [iv, rest] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength)];
  const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagLength })
    .setAAD(place)
    .setAuthTag(rest.subarray(0, tagLength));
  return Buffer.concat([opening.update(rest.subarray(tagLength)), opening.final()]).toString('utf8');
}

/** Seals the keys that are not blank, for the record of this id and no other. */
export async function sealKeys(id: string, keys: Partial<GatewayKeys>): Promise<SealedKeys> {
  const sealed = keyFields.map(async (field) => [field, keys[field] && (await seal(id, field, keys[field]))] as const);
  return Object.fromEntries((await Promise.all(sealed)).filter(([, key]) => key));
}

const openField = async (record: SealedRecord, field: keyof GatewayKeys): Promise<string> =>
  record[field] ? open(record.id, field, record[field]) : '';

/** The keys of a record. Throws `UnreadableKey` when one of them cannot be opened. */
export async function openKeys(record: SealedRecord): Promise<GatewayKeys> {
  const opened = keyFields.map(async (field) => [field, await openField(record, field)] as const);
  return Object.fromEntries(await Promise.all(opened)) as unknown as GatewayKeys;
}

/** Fields whose keys nobody can read any more. */
export async function lostKeys(record: SealedRecord): Promise<readonly (keyof GatewayKeys)[]> {
  const ends = await Promise.allSettled(keyFields.map((field) => openField(record, field)));
  return keyFields.filter((_, at) => {
    const end = ends[at];
    return end?.status === 'rejected' && end.reason instanceof UnreadableKey;
  });
}

/** Fields whose keys were sealed with an older sealing key than the current one. */
export async function olderSeals(record: SealedKeys): Promise<readonly (keyof GatewayKeys)[]> {
  const { name } = await currentSealingKey();
  return keyFields.filter((field) => record[field] && !record[field].box.startsWith(`${name}.`));
}
