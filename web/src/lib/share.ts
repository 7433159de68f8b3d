import { href } from '#shared/pages/href.ts';
import { toast } from './toast.ts';

/** Public address of an ebook, on the current origin. */
export const ebookAddress = (id: string): string => window.location.origin + href('ebook', { id });

/** Copies a link to the clipboard and confirms it, or shows the link if the browser refuses. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copied to clipboard!');
  } catch {
    toast.error(`The link could not be copied. It is ${url}`);
  }
}

const wasDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares a page with the system's dialog if available, else copies its link. */
export async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!wasDismissed(error)) await copyLink(url);
  }
}

/** Shares the public page of an ebook. */
export const shareEbook = ({ id, title }: { readonly id: string; readonly title: string }): Promise<void> =>
  shareLink(title, ebookAddress(id));
