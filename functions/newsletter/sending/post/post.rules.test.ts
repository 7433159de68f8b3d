import { expect, it } from 'vitest';
import { outcomeOf } from './post.rules.ts';

const failure = (name: string, httpStatusCode: number, message = '', code = '') =>
  outcomeOf(Object.assign(new Error(message), { name, code, $metadata: { httpStatusCode } }));

it.each([
  ['Throttling', 400, 'Maximum sending rate exceeded.', 'rate'],
  ['TooManyRequestsException', 429, '', 'rate'],
  ['Throttling', 454, 'Daily message quota exceeded.', 'quota'],
  ['AccountSendingPausedException', 400, 'Email sending is disabled for your account.', 'account'],
  ['ConfigurationSetSendingPausedException', 400, '', 'account'],
  ['MailFromDomainNotVerifiedException', 400, '', 'account'],
  ['AccessDenied', 403, '', 'account'],
  ['SomethingNew', 400, '', 'account'],
  ['ServiceUnavailable', 503, '', 'outage'],
  ['MessageRejected', 400, 'Sending paused for this account. For more information, see your inbox.', 'account'],
  ['MessageRejected', 400, 'Email address is not verified: shop@example.test', 'account'],
] as const)('%s is no failure: nothing left, and it is tried again', (name, status, message, wait) => {
  expect(failure(name, status, message)).toEqual({ state: 'unsent', wait });
});

it.each(['ECONNREFUSED', 'ENOTFOUND'])('nothing left without a connection: %s', (code) => {
  expect(outcomeOf(Object.assign(new Error('connect'), { code }))).toEqual({ state: 'unsent', wait: 'outage' });
});

const thrown = (fields: object, message = '') => outcomeOf(Object.assign(new Error(message), fields));

it.each([
  ['no address of SES answers', { name: 'TimeoutError', code: 'ETIMEDOUT', syscall: 'connect' }, ''],
  ['its name is not found', { code: 'ESERVFAIL', syscall: 'getaddrinfo' }, ''],
  ['its certificate names another host', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, ''],
  ['its certificate has expired', { code: 'CERT_HAS_EXPIRED' }, ''],
  ['nobody vouches for its certificate', { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, ''],
  [
    'the connection broke before it was encrypted',
    { name: 'TimeoutError', code: 'ECONNRESET' },
    'Client network socket disconnected before secure TLS connection was established',
  ],
])('nothing left where %s', (_, fields, message) => {
  expect(thrown(fields, message)).toEqual({ state: 'unsent', wait: 'outage' });
});

it('nothing left where none of the addresses of a host could be reached, and may have where one was', () => {
  const failed = (fields: object) => Object.assign(new Error('no'), fields);
  const refused = failed({ code: 'ECONNREFUSED', syscall: 'connect' });
  const late = failed({ code: 'ETIMEDOUT', syscall: 'connect' });
  const code = { code: 'ETIMEDOUT' };
  expect(outcomeOf(Object.assign(new AggregateError([late, refused]), code))).toEqual({
    ...{ state: 'unsent', wait: 'outage' },
  });
  const broken = failed({ code: 'ECONNRESET', syscall: 'read' });
  expect(outcomeOf(Object.assign(new AggregateError([refused, broken]), code))).toEqual({ state: 'uncertain' });
});

it('nothing left without credentials, which somebody mends', () => {
  const outcome = thrown({ name: 'CredentialsProviderError' }, 'Could not load credentials from any providers');
  expect(outcome).toEqual({ state: 'unsent', wait: 'account' });
});

it('nothing left while no connection was free', () => {
  const waited = 'the request socket did not establish a connection with the server within the configured timeout';
  expect(failure('TimeoutError', 0, waited)).toEqual({ state: 'unsent', wait: 'outage' });
});

it('a mail that SES refuses has failed, with a reason that names nobody', () => {
  const outcome = failure('MessageRejected', 400, 'Illegal address: ada@example.test');
  expect(outcome).toEqual({ state: 'failed', reason: 'MessageRejected: Illegal address: (address)' });
});

it.each([
  ['InternalFailure', 500],
  ['TimeoutError', 0],
  ['SomethingElse', 502],
  ['GatewayTimeout', 504],
])('after %s nobody knows whether it left', (name, status) => {
  expect(failure(name, status)).toEqual({ state: 'uncertain' });
});

it('a connection that broke may have taken the mail along', () => {
  expect(outcomeOf(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))).toEqual({ state: 'uncertain' });
});

it('a limit by another name is a rate as well: mails follow more slowly', () => {
  expect(failure('LimitExceededException', 400)).toEqual({ state: 'unsent', wait: 'rate' });
});
