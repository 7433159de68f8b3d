import DOMPurify from 'dompurify';
import { classNames } from '#web/lib/class-names.ts';

export interface RichTextProps {
  /** Sanitised by the server when it was saved, and here once more. */
  readonly html: string;
  readonly className?: string;
}

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog'],
  FORBID_ATTR: ['style', 'id', 'name'],
  ADD_ATTR: ['target'],
};

/** HTML that an admin wrote, as reading text. Brings DOMPurify along: for pages that are loaded when they are shown. */
export const RichText = ({ html, className }: RichTextProps) => (
  <div
    className={classNames('prose', className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is where sanitised HTML enters the page
    dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, rules) }}
  />
);
