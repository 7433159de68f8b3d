/** How a mail is looked at before it is sent. */
export const mailLooks = ['desktop', 'phone', 'dark', 'text'] as const;
export type MailLook = (typeof mailLooks)[number];

const endOfHead = '</head>';

/**
 * The document of a mail in one theme, whichever the viewer's system has. Its links open windows, which the frame that
 * shows it does not allow.
 */
export function mailDocument(html: string, isDark: boolean): string {
  const end = html.indexOf(endOfHead);
  const head = html
    .slice(0, end)
    .replaceAll('(prefers-color-scheme:dark)', isDark ? 'all' : 'not all')
    .replaceAll('light dark', isDark ? 'dark' : 'light')
    .replace('<head>', '<head><base target="_blank">');
  return head + html.slice(end);
}
