import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
}

/** Waits for the newest mail to an address with a subject. */
export async function mailTo(page: Page, address: string, subject: RegExp): Promise<ReceivedMail> {
  const find = async () => {
    const answer = await page.request.get(`/__local/mail.json?to=${encodeURIComponent(address)}`);
    return ((await answer.json()) as ReceivedMail[]).find((mail) => subject.test(mail.subject));
  };
  await expect.poll(find, { message: `mail ${subject} to ${address}` }).toBeTruthy();
  return (await find()) as ReceivedMail;
}

/** Path and query of the link in a mail that leads to a page. */
export function linkIn({ text }: ReceivedMail, path: string): string {
  const url = text.match(/https?:\/\/\S+/g)?.find((each) => new URL(each).pathname === path);
  if (!url) throw new Error(`No link to ${path} in: ${text}`);
  return new URL(url).pathname + new URL(url).search;
}

/** The link in a mail whose path starts with `beginning`. */
export function linkTo({ text }: ReceivedMail, beginning: string): string {
  const path = text
    .match(/https?:\/\/\S+/g)
    ?.map((each) => new URL(each).pathname)
    .find((each) => each.startsWith(beginning));
  if (!path) throw new Error(`No link to ${beginning} in: ${text}`);
  return path;
}

/** The six digits of a reset mail. */
export function codeIn({ text }: ReceivedMail): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}
