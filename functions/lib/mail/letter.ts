import type { MailFooter } from './look/frame.ts';

/*
 * What a mail says. Letters are written in files named `*.mail.ts` only, and a test makes each of them: every mail that
 * the product can send has been looked at (`test/mails`).
 */

interface Envelope {
  readonly to: string;
  readonly subject: string;
  /** Further header fields, such as `Reply-To`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A paragraph of our own words, in which addresses are links; or something else that stands alone. */
export type Paragraph =
  | string
  /** A code to type. */
  | { readonly code: string }
  /** What somebody else wrote. Nothing in it is a link of ours. */
  | { readonly quote: string }
  | { readonly list: readonly string[] };

export interface LetterContent extends Envelope {
  readonly paragraphs: readonly Paragraph[];
  /** Rows of figures, such as the lines of a receipt. */
  readonly table?: readonly (readonly [string, string])[];
  /** The main link, below the text. */
  readonly action?: { readonly label: string; readonly url: string };
}

interface WholeContent extends Envelope {
  /** Both parts, made elsewhere. */
  readonly parts: { readonly html: string; readonly text: string };
}

/** Exists in types only: no other file can write a letter. */
declare const written: unique symbol;
interface Written {
  readonly [written]: true;
}

export type Letter = LetterContent & Written;
export type SignedLetter = Letter & { readonly footer: MailFooter };
export type WholeMail = WholeContent & Written;
/** What can be sent. */
export type Mail = SignedLetter | WholeMail;

export const letter = (content: LetterContent): Letter => content as Letter;
export const wholeMail = (content: WholeContent): WholeMail => content as WholeMail;
