import DOMPurify, { type Config } from 'dompurify';
import { classNames } from '#web/lib/class-names.ts';
import { dropStrangePictures, unseenBox } from '#web/lib/own-pictures.ts';

export interface RichTextProps {
  /** Sanitised by the server when it was saved, and here once more. */
  readonly html: string;
  readonly className?: string;
}

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: 'style form input button textarea select dialog audio video source picture'.split(' '),
  FORBID_ATTR: 'style class id name background'.split(' '),
  ADD_ATTR: ['target'],
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

function cleaned(html: string): string {
  const text = unseenBox();
  text.append(DOMPurify.sanitize(html, rules));
  dropStrangePictures(text);
  return text.innerHTML;
}

/** HTML that an admin wrote, as reading text. Brings DOMPurify along: for pages that are loaded when they are shown. */
export const RichText = ({ html, className }: RichTextProps) => (
  <div
    className={classNames('prose', className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is where sanitised HTML enters the page
    dangerouslySetInnerHTML={{ __html: cleaned(html) }}
  />
);
