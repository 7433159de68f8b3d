import { useEffect, useState } from 'react';

/** What may stand in a tool's description; the server has taken the rest out, and so does the page. */
const rules = {
  ALLOWED_TAGS: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'h2', 'h3', 'h4', 'code', 'blockquote'],
  ALLOWED_ATTR: ['href', 'title', 'target', 'rel'],
  ALLOW_DATA_ATTR: false,
};

/** HTML made ready for the page: sanitised once more. Undefined until that is done. */
export function useReadable(html: string): string | undefined {
  const [readable, setReadable] = useState<{ readonly html: string; readonly text: string }>();
  useEffect(() => {
    let isWanted = true;
    void import('dompurify').then(({ default: purify }) => {
      if (isWanted) setReadable({ html, text: purify.sanitize(html, rules) });
    });
    return () => {
      isWanted = false;
    };
  }, [html]);
  return readable?.html === html ? readable.text : undefined;
}
