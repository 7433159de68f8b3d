import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { brand } from '#shared/brand.ts';
import { createClient } from '../aws/client.ts';
import { readEnv } from '../env.ts';
import { escapeHtml } from '../escape.ts';

const client = createClient(SESClient, 'ses');

/** Footer of a mail that the recipient subscribed to. */
export interface MailFooter {
  /** The sender's postal address, several lines. */
  readonly address: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs of plain text, with each link on a separate line. The HTML part is built from them. */
  readonly paragraphs: readonly string[];
  /** The main link, below the text. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Rows of figures, such as the lines of a receipt. */
  readonly table?: readonly (readonly [string, string])[];
  readonly footer?: MailFooter;
  /** Instead of all of these: both parts, whole. */
  readonly parts?: { readonly html: string; readonly text: string };
  /** Further header fields, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Header fields are a single line: line breaks are dropped. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}]+/gu, ' ').trim();

function textFooter({ address, links }: MailFooter): string {
  return [...links.map(({ label, url }) => `${label}: ${url}`), address].filter(Boolean).join('\n');
}

function textPart({ paragraphs, action, table, footer }: Mail): string {
  const rows = table?.map(([label, value]) => `${label}: ${value}`).join('\n');
  const link = action && `${action.label}:\n${action.url}`;
  return [...paragraphs, rows, link, `-- \n${brand.name}`, footer && textFooter(footer)].filter(Boolean).join('\n\n');
}

function htmlFooter({ address, links }: MailFooter): string {
  const ways = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:#0a5a59">${escapeHtml(label)}</a>`,
  );
  return [ways.join(' &middot; '), escapeHtml(address).replaceAll('\n', '<br>')].filter(Boolean).join('<br>');
}

const ink = '#13201f';
const cell = 'padding:8px 0;border-bottom:1px solid #d5ddda';
function htmlPart({ subject, paragraphs, action, table, footer }: Mail): string {
  const text = paragraphs
    .map((p) => `<p style="margin:0 0 16px">${escapeHtml(p).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const rows = table?.map(
    ([label, value]) =>
      `<tr><td style="${cell}">${escapeHtml(label)}</td><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`,
  );
  const figures = rows
    ? `<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows.join('')}</table>`
    : '';
  const link = action
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#0a5a59;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f4f6f5;color:${ink};font:16px/1.5 Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="font:600 20px Georgia,serif;margin:0 0 24px">${brand.name}</p>${text}${figures}${link}<p style="margin:32px 0 0;color:#4f5f5c;font-size:14px">${footer ? htmlFooter(footer) : brand.legalName}</p></div></body></html>`;
}

/** A mail as SES takes it, and its recipient's address on one line. */
export async function rawMail(mail: Mail): Promise<{ readonly raw: Buffer; readonly to: string }> {
  const to = oneLine(mail.to);
  const composer = new MailComposer({
    from: readEnv('mailFrom').mailFrom,
    to,
    subject: oneLine(mail.subject),
    text: mail.parts?.text ?? textPart(mail),
    html: mail.parts?.html ?? htmlPart(mail),
    headers: Object.entries(mail.headers ?? {}).map(([key, value]) => ({ key, value: oneLine(value) })),
  });
  return { raw: await composer.compile().build(), to };
}

/**
 * Sends one mail with a text and an HTML part. Throws when SES rejects it; callers that must not fail use the outbox.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { mailConfigurationSet } = readEnv('mailConfigurationSet');
  const { raw, to } = await rawMail(mail);
  await client.send(
    new SendRawEmailCommand({
      RawMessage: { Data: raw },
      Destinations: [to],
      ConfigurationSetName: mailConfigurationSet,
    }),
  );
}
