import { z } from 'zod';
import { S3Error } from '../errors.ts';
import {
  type Credentials,
  hmac,
  parseAmzDate,
  parseCredential,
  sameSignature,
  secretOf,
  signatureAlgorithm,
  signingKey,
} from '../signature/sigv4.ts';

export type Fields = ReadonlyMap<string, string>;

/** The sizes that the policy allows. The caller enforces them while the file streams in. */
export interface SizeLimits {
  readonly minBytes: number;
  readonly maxBytes: number;
}

interface Rule {
  readonly operator: 'eq' | 'starts-with';
  /** Field name in lower case, without its `$`. */
  readonly field: string;
  readonly value: string;
}

interface Condition {
  readonly rules: readonly Rule[];
  readonly range?: SizeLimits;
}

const bytes = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);
const rangeSchema = z
  .tuple([z.literal('content-length-range'), bytes, bytes])
  .transform(([, minBytes, maxBytes]): Condition => ({ rules: [], range: { minBytes, maxBytes } }));
const ruleSchema = z
  .tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()])
  .transform(([operator, name, value]): Condition => ({ rules: [rule(operator, name.slice(1), value)] }));
const equalsSchema = z
  .record(z.string(), z.string())
  .transform((pairs): Condition => ({ rules: Object.entries(pairs).map(([name, value]) => rule('eq', name, value)) }));
const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(z.union([rangeSchema, ruleSchema, equalsSchema])),
});
type Policy = z.infer<typeof policySchema>;

/** Fields the policy need not mention: those that carry the policy itself, and those S3 documents as ignored. */
const exempt = /^(policy|x-amz-signature|x-ignore-.*)$/;

/** Throws unless the form is signed, not expired and within its policy; fields the policy lacks are rejected. */
export function checkPostPolicy(fields: Fields, bucket: string, credentials: Credentials, now: number): SizeLimits {
  const encoded = fields.get('policy');
  if (encoded === undefined) throw new S3Error('AccessDenied');
  checkSignature(fields, encoded, credentials);
  const { expiration, conditions } = decodePolicy(encoded);
  if (Date.parse(expiration) <= now) throw notAllowed('Policy expired.');
  const rules = conditions.flatMap((condition) => condition.rules);
  for (const each of rules) checkRule(each, each.field === 'bucket' ? bucket : fields.get(each.field));
  const extra = [...fields.keys()].filter((name) => !exempt.test(name) && !rules.some(({ field }) => field === name));
  if (extra.length > 0) throw notAllowed(`Extra input fields: ${extra.join(', ')}`);
  return limits(conditions);
}

function checkSignature(fields: Fields, policy: string, credentials: Credentials): void {
  const credential = parseCredential(fields.get('x-amz-credential'));
  const date = fields.get('x-amz-date');
  const sound = credential && parseAmzDate(date) !== undefined && date?.startsWith(credential.scope.date);
  if (!sound || fields.get('x-amz-algorithm') !== signatureAlgorithm) {
    throw new S3Error('InvalidArgument', 'The form lacks a valid x-amz-algorithm, x-amz-credential or x-amz-date.');
  }
  const key = signingKey(secretOf(credentials, credential.accessKeyId), credential.scope);
  const signature = hmac(key, policy).toString('hex');
  if (!sameSignature(signature, fields.get('x-amz-signature') ?? '')) throw new S3Error('SignatureDoesNotMatch');
}

function decodePolicy(encoded: string): Policy {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    throw new S3Error('InvalidPolicyDocument');
  }
}

function rule(operator: Rule['operator'], field: string, value: string): Rule {
  return { operator, field: field.toLowerCase(), value };
}

function checkRule({ operator, field, value }: Rule, given = ''): void {
  const holds = operator === 'eq' ? given === value : given.startsWith(value);
  if (!holds) throw notAllowed(`Policy Condition failed: ["${operator}", "$${field}", "${value}"]`);
}

/** If there are several ranges, all must hold. */
function limits(conditions: readonly Condition[]): SizeLimits {
  const ranges = conditions.map(({ range }) => range).filter((range) => range !== undefined);
  return {
    minBytes: Math.max(0, ...ranges.map(({ minBytes }) => minBytes)),
    maxBytes: Math.min(Number.MAX_SAFE_INTEGER, ...ranges.map(({ maxBytes }) => maxBytes)),
  };
}

function notAllowed(reason: string): S3Error {
  return new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`);
}
