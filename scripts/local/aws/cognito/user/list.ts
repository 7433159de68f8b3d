import { userToResponseObject } from 'cognito-local/lib/targets/responses.js';
import { silentContext } from '../engine.ts';
import { invalid } from '../errors.ts';
import { checkPool, optionalText, type Parts } from '../parts.ts';
import type { Attribute, Json, Operation, User } from '../types.ts';

const maximum = 60;

function limitOf(request: Json): number {
  const limit = request.Limit ?? maximum;
  if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 0 && limit <= maximum) return limit || maximum;
  throw invalid(
    `1 validation error detected: Value '${limit}' at 'limit' failed to satisfy constraint: Member must have value less than or equal to ${maximum}`,
  );
}

/** cognito-local understands the filter only with blanks, emails only in lower case, and the status as a boolean. */
function filterOf(request: Json): string | undefined {
  const filter = optionalText(request, 'Filter');
  const [, name, sign, value = ''] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/s.exec(filter ?? '') ?? [];
  if (!name) return filter;
  if (name === 'email') return `email ${sign} "${value.toLowerCase()}"`;
  if (name === 'status') return `status ${sign} "${value === 'Enabled'}"`;
  return `${name} ${sign} "${value}"`;
}

const tokenAfter = (user: User): string => Buffer.from(`after:${user.Username}`).toString('base64url');

function startOf(request: Json): string {
  const token = optionalText(request, 'PaginationToken');
  if (token === undefined) return '';
  const [, username] = /^after:(.+)$/.exec(Buffer.from(token, 'base64url').toString('utf8')) ?? [];
  if (!username) throw invalid('Invalid pagination token.');
  return username;
}

function answerFor(user: User, wanted: unknown): object {
  const answer = userToResponseObject(user as never);
  if (!Array.isArray(wanted)) return answer;
  return { ...answer, Attributes: user.Attributes.filter(({ Name }: Attribute) => wanted.includes(Name)) };
}

/** In the order of user names, so that users added or deleted between pages shift no other. */
function pageOf(users: readonly User[], request: Json): object {
  const limit = limitOf(request);
  const start = startOf(request);
  const rest = users
    .filter(({ Username }) => Username > start)
    .sort((a, b) => (a.Username < b.Username ? -1 : Number(a.Username > b.Username)));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    Users: page.map((user) => answerFor(user, request.AttributesToGet)),
    ...(last && rest.length > limit && { PaginationToken: tokenAfter(last) }),
  };
}

/** cognito-local returns all users at once. */
export const listOperations = (parts: Parts): Record<string, Operation> => ({
  ListUsers: (request) =>
    parts.store.transaction(async () => {
      checkPool(parts, request);
      const users = await parts.pool.listUsers(silentContext, filterOf(request));
      return pageOf(users as readonly User[], request);
    }),
});
