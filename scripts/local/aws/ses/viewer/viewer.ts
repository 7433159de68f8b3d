import type { StoredMail } from '../mail.ts';
import type { Mailbox } from '../mailbox.ts';
import { htmlPart, listPage, mailPage, missingPage } from './pages.ts';

export interface ViewerRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface ViewerResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** The viewer's own pages show one frame and run no scripts. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";
/** A mail may use any styles and load its pictures. Its scripts never run. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";

function respond(status: number, type: string, body: string, policy = pagePolicy): ViewerResponse {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  return { status, headers, body };
}

function newestFirst(mailbox: Mailbox, to: string): StoredMail[] {
  const wanted = to.trim().toLowerCase();
  const mails = mailbox.all().reverse();
  return wanted ? mails.filter((mail) => mail.destinations.some((other) => other.toLowerCase() === wanted)) : mails;
}

/** `skip` and `limit`: thousands of mails are read in pages. */
function pageOf(mails: readonly StoredMail[], query: URLSearchParams): readonly StoredMail[] {
  const skip = Number(query.get('skip') ?? 0);
  return mails.slice(skip, skip + Number(query.get('limit') ?? mails.length));
}

/** For tests. */
const summary = ({ id, destinations, from, subject, headers, text, html, date }: StoredMail) => ({
  id,
  to: destinations.join(', '),
  ...{ from, subject, headers, text, html, date },
});

function show(mailbox: Mailbox, id: string, isHtmlPart: boolean): ViewerResponse {
  const mail = mailbox.find(id);
  if (!mail || (isHtmlPart && !mail.html)) return respond(404, 'text/html', missingPage());
  return isHtmlPart ? respond(200, 'text/html', htmlPart(mail), mailPolicy) : respond(200, 'text/html', mailPage(mail));
}

function answer(mailbox: Mailbox, { path, query }: ViewerRequest): ViewerResponse | undefined {
  const to = query.get('to') ?? '';
  if (path === '/__local/mail.json')
    return respond(200, 'application/json', JSON.stringify(pageOf(newestFirst(mailbox, to), query).map(summary)));
  if (/^\/__local\/mail\/?$/.test(path)) return respond(200, 'text/html', listPage(newestFirst(mailbox, to), to));
  const [, id, html] = /^\/__local\/mail\/([^/]+)(\/html)?$/.exec(path) ?? [];
  return id ? show(mailbox, id, html !== undefined) : undefined;
}

/** The pages under `/__local/mail`; `undefined` for every other path. */
export function view(mailbox: Mailbox, request: ViewerRequest): ViewerResponse | undefined {
  const response = answer(mailbox, request);
  if (!response || request.method === 'GET') return response;
  if (request.method === 'HEAD') return { ...response, body: '' };
  const refused = respond(405, 'text/plain', 'Only GET and HEAD.\n');
  return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD' } };
}
