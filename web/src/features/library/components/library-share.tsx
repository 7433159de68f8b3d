import { Link2, Mail, Share2 } from 'lucide-react';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';
import { copyLink, ebookAddress, shareEbook } from '#web/lib/share.ts';

/** Ways to share a book: its public page, never its text. */
export function LibraryShare({ id, title }: { readonly id: string; readonly title: string }) {
  const url = ebookAddress(id);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <Menu
      trigger={
        <IconButton label={`Share ${title}`}>
          <Share2 size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => void copyLink(url)}>
        <Link2 size={18} aria-hidden="true" />
        Copy link
      </MenuItem>
      <MenuItem onSelect={() => window.location.assign(mail)}>
        <Mail size={18} aria-hidden="true" />
        Share by email
      </MenuItem>
      {typeof navigator.share === 'function' && (
        <MenuItem onSelect={() => void shareEbook({ id, title })}>
          <Share2 size={18} aria-hidden="true" />
          More ways to share
        </MenuItem>
      )}
    </Menu>
  );
}
