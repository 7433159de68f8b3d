import type { EbookCard } from '#shared/catalog/ebook.ts';
import { toast } from '#web/lib/toast.ts';

/** Shares the public page of an ebook: the device's own way where there is one, else the link is copied. */
export async function shareEbook({ id, title }: Pick<EbookCard, 'id' | 'title'>): Promise<void> {
  const url = `${window.location.origin}/ebook/${id}`;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied to clipboard!');
    }
  } catch (error) {
    const isChangedMind = error instanceof DOMException && error.name === 'AbortError';
    if (!isChangedMind) toast.error('The link could not be shared. Copy it from the address bar.');
  }
}
