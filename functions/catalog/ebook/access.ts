import type { Ebook } from './ebook.repo.ts';

/** Somebody as an ebook knows them. */
export interface Access {
  readonly owns: boolean;
  readonly isAdmin: boolean;
}

/** Drafts and trashed ebooks are visible only to owners and admins, purged ones only to owners. */
export const isVisible = ({ shelf, purged_at }: Ebook, { owns, isAdmin }: Access): boolean =>
  shelf === 'published' || owns || (isAdmin && purged_at === undefined);

/** Whether the whole text is theirs on its page, or its preview. */
export const isOpen = ({ price }: Ebook, { owns }: Pick<Access, 'owns'>): boolean => owns || price === 0;

/** Whether they may read the whole text anywhere: admins do where they edit it, which they cannot in the trash. */
export const isReadable = (ebook: Ebook, access: Access): boolean =>
  isOpen(ebook, access) || (access.isAdmin && ebook.shelf !== 'trash');
