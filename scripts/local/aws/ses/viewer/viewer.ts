import type { StoredMail } from '../mail.ts';
import type { Mailbox } from '../store/mailbox.ts';
import { readKept } from '../store/reading.ts';
import type { KeptMail } from '../store/segment.ts';
import { type Look, lookIn } from './look.ts';
import { htmlPart, listPage, mailPage, missingPage, rowsOnPage } from './pages.ts';

/** Mails in one answer of `mail.json`: their bodies are parsed for it. */
const mostAsData = 1000;

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

/** The mails that an address got, or all. */
function* mailsTo(mailbox: Mailbox, to: string): Generator<KeptMail> {
  const wanted = to.trim().toLowerCase();
  for (const mail of mailbox.newestFirst(wanted))
    if (!wanted || mail.destinations.some((other) => other.toLowerCase() === wanted)) yield mail;
}

const numberIn = (query: URLSearchParams, name: string, most: number): number | undefined =>
  /^\d{1,9}$/.test(query.get(name) ?? '') ? Math.min(Number(query.get(name)), most) : undefined;

/** So many mails in full, newest first, without the first `skip`. */
async function pageOf(mailbox: Mailbox, query: URLSearchParams, limit: number): Promise<StoredMail[]> {
  const skip = numberIn(query, 'skip', mailbox.count) ?? 0;
  const mails: StoredMail[] = [];
  let passed = 0;
  for (const kept of mailsTo(mailbox, query.get('to') ?? '')) {
    if (mails.length === limit) break;
    passed += 1;
    if (passed > skip) mails.push(await readKept(mailbox, kept));
  }
  return mails;
}

/** For tests. */
const summary = ({ id, destinations, from, subject, headers, text, html, date, outcomes }: StoredMail) => ({
  id,
  to: destinations.join(', '),
  ...{ from, subject, headers, text, html, date, outcomes },
});

async function listOf(mailbox: Mailbox, query: URLSearchParams): Promise<string> {
  const mails = await pageOf(mailbox, query, rowsOnPage + 1);
  return listPage(mails, { to: query.get('to') ?? '', skip: numberIn(query, 'skip', mailbox.count) ?? 0 });
}

async function show(mailbox: Mailbox, id: string, isHtmlPart: boolean, look: Look): Promise<ViewerResponse> {
  const kept = mailbox.find(id);
  const mail = kept && (await readKept(mailbox, kept));
  if (!mail || (isHtmlPart && !mail.html)) return respond(404, 'text/html', missingPage());
  return isHtmlPart
    ? respond(200, 'text/html', htmlPart(mail), mailPolicy)
    : respond(200, 'text/html', mailPage(mail, look));
}

async function answer(mailbox: Mailbox, { path, query }: ViewerRequest): Promise<ViewerResponse | undefined> {
  if (path === '/__local/mail.json') {
    const mails = await pageOf(mailbox, query, numberIn(query, 'limit', mostAsData) ?? mostAsData);
    return respond(200, 'application/json', JSON.stringify(mails.map(summary)));
  }
  if (/^\/__local\/mail\/?$/.test(path)) return respond(200, 'text/html', await listOf(mailbox, query));
  const [, id, html] = /^\/__local\/mail\/([^/]+)(\/html)?$/.exec(path) ?? [];
  return id ? show(mailbox, id, html !== undefined, lookIn(query)) : undefined;
}

/** The pages under `/__local/mail`; `undefined` for every other path. */
export async function view(mailbox: Mailbox, request: ViewerRequest): Promise<ViewerResponse | undefined> {
  const response = await answer(mailbox, request);
  if (!response || request.method === 'GET') return response;
  if (request.method === 'HEAD') return { ...response, body: '' };
  const refused = respond(405, 'text/plain', 'Only GET and HEAD.\n');
  return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD' } };
}
