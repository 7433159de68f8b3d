import { href } from '#shared/pages/href.ts';
import { toast } from './toast.ts';

/** Public address of an ebook, on whatever origin the site runs. */
export const ebookAddress = (id: string): string => window.location.origin + href('ebook', { id });

/** Puts a link on the clipboard and says so, or says the link itself where the browser refuses. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copied to clipboard!');
  } catch {
    toast.error(`The link could not be copied. It is ${url}`);
  }
}

const wasDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares a page through the system where it can, else copies its link. */
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
