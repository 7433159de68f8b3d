import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import type { OwnedEbook, UserLibrary, WishlistItem } from '#shared/library/library.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { type DownloadChoice, useDownload } from '#web/lib/api/download.ts';
import { matches } from '../api/library-figures.ts';
import { LibraryBook } from './library-book.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryShare } from './library-share.tsx';
import { LibraryWish } from './library-wish.tsx';

export interface LibraryTabsProps {
  readonly library: UserLibrary;
  readonly onRemoveWish: (item: WishlistItem) => void;
  /** What can be done with a wish: put it into the cart. */
  readonly act: (ebook: EbookCard) => ReactNode;
}

const browse = <ButtonLink to={href('marketplace')}>Browse All Ebooks</ButtonLink>;

/** Plain text, readable anywhere; for prompts the server chooses CSV. */
const fileOf = ({ category }: OwnedEbook): DownloadChoice => (category === 'Prompt Vault' ? {} : { format: 'txt' });

function Purchased({ library, typed }: { readonly library: UserLibrary; readonly typed: string }) {
  const { download, busyId } = useDownload();
  const books = library.purchased_ebooks.filter((book) => matches(book, typed));
  if (library.purchased_ebooks.length === 0)
    return (
      <EmptyState title="No ebooks yet" action={browse}>
        What you buy or get for free is kept here.
      </EmptyState>
    );
  if (books.length === 0) return <EmptyState title={`Nothing here matches “${typed}”`} />;
  return (
    <LibraryGrid title="Purchased">
      {books.map((book) => (
        <LibraryBook
          key={book.id}
          book={book}
          isDownloading={busyId === book.id}
          onDownload={(attachment) => download(book.id, attachment ? { attachment } : fileOf(book))}
        >
          <LibraryShare id={book.id} title={book.title} />
        </LibraryBook>
      ))}
    </LibraryGrid>
  );
}

function Wishlist({ library, typed, onRemoveWish, act }: LibraryTabsProps & { readonly typed: string }) {
  const [now] = useState(() => Date.now());
  const wishes = library.wishlist.filter(({ ebook }) => matches(ebook, typed));
  if (library.wishlist.length === 0)
    return (
      <EmptyState title="Your wishlist is empty" action={browse}>
        Press the heart on an ebook to keep it here.
      </EmptyState>
    );
  if (wishes.length === 0) return <EmptyState title={`Nothing here matches “${typed}”`} />;
  return (
    <LibraryGrid title="Wishlist">
      {wishes.map((item) => (
        <LibraryWish
          key={item.wishlist_id}
          item={item}
          now={now}
          act={act(item.ebook)}
          onRemove={() => onRemoveWish(item)}
        />
      ))}
    </LibraryGrid>
  );
}

/** Purchased and Wishlist, searched together. Tab and search live in the URL. */
export function LibraryTabs({ library, onRemoveWish, act }: LibraryTabsProps) {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'wishlist' ? 'wishlist' : 'purchased';
  const typed = query.get('search') ?? '';
  const set = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <Tabs
      label="Library"
      value={tab}
      onChange={(value) => set('tab', value === 'wishlist' ? value : '')}
      aside={
        <SearchBox
          label="Search my library"
          placeholder="Search my library"
          hotkey
          value={typed}
          onChange={(event) => set('search', event.target.value)}
        />
      }
      tabs={[
        {
          value: 'purchased',
          label: 'Purchased',
          count: library.total_purchased,
          content: <Purchased library={library} typed={typed} />,
        },
        {
          value: 'wishlist',
          label: 'Wishlist',
          count: library.total_wishlisted,
          content: <Wishlist library={library} typed={typed} onRemoveWish={onRemoveWish} act={act} />,
        },
      ]}
    />
  );
}
