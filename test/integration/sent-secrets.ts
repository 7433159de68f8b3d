import { appendFileSync } from 'node:fs';

/*
 * What people type and nobody may read afterwards: passwords and keys of gateways. Every client notes what it sends of
 * them, and refuses an answer that holds one; `stored-secrets.ts` looks for them where the cloud keeps things.
 */

/** Names the file of a run in which each of them is a line. */
export const secretsVariable = 'RAMPART_SENT_SECRETS';

const secretFields = /^(?:password|old_password|new_password|apiKey|secretKey|webhookSecret|challenge|recovery_code)$/;
/** Of a key the last four characters are shown on purpose, and its beginning says only what it is. */
const isKey = (value: string): boolean => /^(?:pk|sk|whsec)_/.test(value);
const hidden = (value: string): string => (isKey(value) ? value.slice(0, -4) : value);
/** What is shorter, or of a few letters only, is in other texts by chance. */
const isTelling = (value: string): boolean => value.length >= (isKey(value) ? 16 : 9) && new Set(value).size > 4;

const mine = new Set<string>();

/** The secrets of a request's body. */
export function secretsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    secretFields.test(name) && typeof value === 'string' && isTelling(hidden(value)) ? [hidden(value)] : [],
  );
}

/** The calls whose answer is the only place where a secret is shown, with its field. */
const shownOnce: Readonly<Record<string, string>> = {
  'POST /auth/second-factor/setup': 'secret',
  'POST /auth/second-factor/enrol': 'recovery_codes',
  'POST /auth/second-factor/recovery-codes': 'recovery_codes',
};

/** What an answer shows this once: no later one may. Codes are noted as they are shown and as they are kept, ungrouped. */
export function noteShown(answer: unknown, call: string): void {
  const field = shownOnce[call];
  const shown = field && typeof answer === 'object' && answer !== null && (answer as Record<string, unknown>)[field];
  for (const secret of [shown || []].flat())
    for (const password of [String(secret), String(secret).replaceAll('-', '')]) noteSecrets({ password });
}

/** Notes the secrets that are about to be sent. */
export function noteSecrets(body: unknown): void {
  const file = process.env[secretsVariable];
  for (const secret of secretsIn(body)) {
    if (mine.has(secret)) continue;
    mine.add(secret);
    if (file) appendFileSync(file, `${JSON.stringify(secret)}\n`);
  }
}

/** Throws if an answer holds what this test file has sent. */
export function refuseSecrets(answer: string, call: string): void {
  for (const secret of mine) if (answer.includes(secret)) throw new Error(`The answer to ${call} holds a secret`);
}
