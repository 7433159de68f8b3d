import { randomUUID } from 'node:crypto';
import type { AwsResponse } from '../service.ts';

const xmlNamespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

/** An error as SES names it. */
export class SesError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const invalid = (message: string): SesError => new SesError('InvalidParameterValue', message);

const entityOf: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For XML and HTML alike. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => entityOf[sign] ?? sign);

function respond(status: number, content: string): AwsResponse {
  const headers = { 'content-type': 'text/xml; charset=utf-8', 'x-amzn-requestid': randomUUID() };
  return { status, headers, body: `<?xml version="1.0"?>\n${content}\n` };
}

const elements = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escapeMarkup(value)}</${name}>`)
    .join('');

export function success(action: string, result: Readonly<Record<string, string>>): AwsResponse {
  const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
  const content = `<${action}Result>${elements(result)}</${action}Result>${metadata}`;
  return respond(200, `<${action}Response xmlns="${xmlNamespace}">${content}</${action}Response>`);
}

/** Failures that are not the caller's mistake are answered as well, so that no caller hangs. */
export function refusal(error: unknown): AwsResponse {
  const isSender = error instanceof SesError;
  const Code = isSender ? error.code : 'InternalFailure';
  const Message = error instanceof Error ? error.message : String(error);
  const content = elements({ Type: isSender ? 'Sender' : 'Receiver', Code, Message });
  const body = `<ErrorResponse xmlns="${xmlNamespace}"><Error>${content}</Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
  return respond(isSender ? error.status : 500, body);
}

/** The members of a list: `Name.member.1`, `Name.member.2` and so on. `suffix` is for lists of structures. */
export function members(form: URLSearchParams, name: string, suffix = ''): string[] {
  const found: string[] = [];
  for (let number = 1; ; number += 1) {
    const value = form.get(`${name}.member.${number}${suffix}`);
    if (value === null) return found;
    found.push(value);
  }
}
