import { toast } from './toast.ts';

/** Public address of an ebook, on whatever origin the site runs. */
export const ebookAddress = (id: string): string => `${window.location.origin}/ebook/${id}`;

/** Puts a link on the clipboard and says so. */
export async function copyLink(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast.success('Link copied to clipboard!');
}

const wasDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares through the system where it can, else copies the link. */
export async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!wasDismissed(error)) await copyLink(url);
  }
}
