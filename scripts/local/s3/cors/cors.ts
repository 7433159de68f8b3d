import { S3Error } from '../errors.ts';
import type { Headers } from '../request.ts';

export interface CorsRule {
  /** `*`, an origin, or an origin with one `*` in it. */
  readonly allowedOrigins: readonly string[];
  readonly allowedMethods: readonly string[];
  /** May contain one `*` each. Case-insensitive. */
  readonly allowedHeaders?: readonly string[];
  readonly exposedHeaders?: readonly string[];
  readonly maxAgeSeconds?: number;
}

const methods = new Set(['GET', 'PUT', 'POST', 'DELETE', 'HEAD']);
const varyHeader = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method';

/** CloudFormation rejects such rules; so does the local cloud, instead of never matching them. */
export function assertCorsRules(rules: readonly CorsRule[]): void {
  for (const rule of rules) {
    const method = rule.allowedMethods.find((name) => !methods.has(name));
    if (method !== undefined) throw new TypeError(`Found unsupported HTTP method in CORS config: ${method}`);
    const pattern = [...rule.allowedOrigins, ...(rule.allowedHeaders ?? [])].find((text) => text.split('*').length > 2);
    if (pattern !== undefined) throw new TypeError(`"${pattern}" can not have more than one wildcard.`);
    if (rule.allowedOrigins.length === 0 || rule.allowedMethods.length === 0) {
      throw new TypeError('A CORS rule needs at least one origin and one method.');
    }
  }
}

/** Headers for the response to an actual request, success or error; none if no rule allows the origin. */
export function corsHeaders(rules: readonly CorsRule[], method: string, headers: Headers): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return {};
  const rule = rules.find((candidate) => allowsOrigin(candidate, origin) && candidate.allowedMethods.includes(method));
  return rule ? responseHeaders(rule, origin) : {};
}

/** The headers of the response to a preflight; throws if the browser must not proceed. */
export function preflightHeaders(rules: readonly CorsRule[], headers: Headers): Record<string, string> {
  const { origin, 'access-control-request-method': method } = headers;
  if (origin === undefined) throw new S3Error('BadRequest', 'Insufficient information. Origin request header needed.');
  if (method === undefined || !methods.has(method)) {
    throw new S3Error('BadRequest', `Invalid Access-Control-Request-Method: ${method ?? 'null'}`);
  }
  if (rules.length === 0) throw new S3Error('AccessForbidden', 'CORSResponse: CORS is not enabled for this bucket.');
  const asked = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = rules.find((candidate) => allowsPreflight(candidate, origin, method, asked));
  if (!rule) throw new S3Error('AccessForbidden');
  return {
    ...responseHeaders(rule, origin),
    ...(asked.length > 0 && { 'access-control-allow-headers': asked.join(', ') }),
    ...(rule.maxAgeSeconds !== undefined && { 'access-control-max-age': String(rule.maxAgeSeconds) }),
  };
}

function allowsPreflight(rule: CorsRule, origin: string, method: string, asked: readonly string[]): boolean {
  const allowed = (rule.allowedHeaders ?? []).map((pattern) => pattern.toLowerCase());
  return (
    allowsOrigin(rule, origin) &&
    rule.allowedMethods.includes(method) &&
    asked.every((name) => allowed.some((pattern) => matchesPattern(pattern, name)))
  );
}

function allowsOrigin(rule: CorsRule, origin: string): boolean {
  return rule.allowedOrigins.some((pattern) => matchesPattern(pattern, origin));
}

function matchesPattern(pattern: string, text: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === text;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
}

function responseHeaders(rule: CorsRule, origin: string): Record<string, string> {
  const anyOrigin = rule.allowedOrigins.includes('*');
  return {
    'access-control-allow-origin': anyOrigin ? '*' : origin,
    'access-control-allow-methods': rule.allowedMethods.join(', '),
    ...(!anyOrigin && { 'access-control-allow-credentials': 'true' }),
    ...(rule.exposedHeaders?.length && { 'access-control-expose-headers': rule.exposedHeaders.join(', ') }),
    vary: varyHeader,
  };
}
