import { Share } from 'lucide-react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { shareEbook } from '#web/lib/share.ts';

/** Shares the public page. */
export const ShareButton = ({ ebook }: { readonly ebook: EbookDetail }) => (
  <Button className="flex-1 px-2" icon={<Share size={16} aria-hidden="true" />} onClick={() => void shareEbook(ebook)}>
    Share
  </Button>
);
