import { ownsEbook } from '#functions/library/public.ts';
import type { Actor } from '#lib/actor.ts';
import { storedFigureNames } from '#shared/catalog/content/figure-names.ts';
import { figureLinks } from '#shared/catalog/figure-links.ts';
import { isReadable, isVisible } from '../ebook/access.ts';
import { fullText } from '../ebook/content.service.ts';
import { unknownEbook } from '../ebook/ebook.repo.ts';
import { type EbookPage, findEbookPage } from '../ebook-page.repo.ts';
import { figureKey } from './figure-key.ts';

/**
 * A file has no more pictures (`documentLimits`), but a text that is edited may name any number. A link takes up to 3 KB with the
 * credentials of a function, which answers with 6 MB at most.
 */
const most = 1000;

/** The text that somebody may read of an ebook; 404 when they may not know of it. */
async function textFor({ ebook, content }: EbookPage, actor: Actor | undefined): Promise<string> {
  const owns = actor !== undefined && (await ownsEbook(actor.id, ebook.id));
  const access = { owns, isAdmin: actor?.isAdmin ?? false };
  if (!isVisible(ebook, access)) throw unknownEbook();
  return isReadable(ebook, access) ? fullText(ebook) : content.preview;
}

/** Links to the pictures in the part of an ebook's text that somebody may read, by their names. */
export async function linksToFigures(id: string, actor?: Actor): Promise<{ figures: Record<string, string> }> {
  const page = await findEbookPage(id);
  if (!page) throw unknownEbook();
  const names = storedFigureNames(await textFor(page, actor)).slice(0, most);
  if (names.length === 0) return { figures: {} };
  const { linksToShow } = await import('#lib/aws/shown-links.ts');
  const links = await linksToShow(
    names.map((name) => figureKey(id, name)),
    figureLinks,
  );
  return { figures: Object.fromEntries(links.map((link, at) => [names[at], link])) };
}
