import { href } from '#shared/pages/href.ts';
import type { PageName } from '#shared/pages/pages.ts';
import { categoryKindLabels } from '#shared/vocabulary/choices.ts';
import type { ApiArguments, ListItem, ListRoute } from '#web/lib/api/api-types.ts';
import { useApi, useApiPage } from '#web/lib/api/swr.ts';
import { newsletterPlace } from '#web/lib/newsletter-place.ts';

/** A thing that a search has found. */
export interface FoundThing {
  readonly id: string;
  readonly label: string;
  /** What tells things of the same name apart. */
  readonly note: string | null;
  /** The page on which it is managed. */
  readonly to: string;
}
interface FoundKind {
  readonly heading: string;
  /** The page of its list, whose own search is used. */
  readonly page: PageName;
  /** What it finds; nothing while it loads. */
  readonly useFound: (search: string) => readonly FoundThing[] | undefined;
}

const upTo = 4;
const options = (search: string) => ({ query: { search, limit: upTo } });

/** The lists that are searched by words. */
type SearchedRoute = {
  [R in ListRoute]: ReturnType<typeof options> extends ApiArguments<R>[0] ? R : never;
}[ListRoute];

/** A kind whose list answers the things themselves, one after the other. */
const listed = <R extends SearchedRoute>(
  heading: string,
  page: PageName,
  route: R,
  found: (item: ListItem<R>) => FoundThing,
): FoundKind => ({
  heading,
  page,
  useFound: (search) => useApiPage(route, options(search) as ApiArguments<R>[0]).data?.items.map(found),
});

/** Where things without a page of their own are: in their list, searched for their name. */
const inList = (
  page: 'adminEbooks' | 'adminAiTools' | 'adminCoaching' | 'adminFrameworks' | 'adminTags' | 'adminPricing',
  label: string,
) => ({ label, to: href(page, { search: label }) });

/** Everything that the command menu finds by name: each kind by the search of its list. */
export const foundKinds: readonly FoundKind[] = [
  listed('Ebooks', 'adminEbooks', 'GET /admin/ebooks', ({ id, title, status: note }) => ({
    ...{ id, note, ...inList('adminEbooks', title) },
  })),
  {
    heading: 'Users',
    page: 'adminUsers',
    useFound: (search) =>
      useApi('GET /admin/users', options(search)).data?.users.map(({ id, name: label, email: note }) => ({
        ...{ id, label, note, to: href('adminUser', { id }) },
      })),
  },
  listed('Orders', 'adminOrders', 'GET /admin/orders', ({ id, email: note, lines }) => ({
    ...{ id, label: lines.map(({ title }) => title).join(', '), note, to: href('adminOrder', { id }) },
  })),
  listed('Inquiries', 'adminInquiries', 'GET /admin/inquiries', ({ id, name: label, email: note }) => ({
    ...{ id, label, note, to: href('adminInquiry', { id }) },
  })),
  listed('Articles', 'adminArticles', 'GET /admin/articles', ({ id, title: label, status: note }) => ({
    ...{ id, label, note, to: href('adminArticle', { id }) },
  })),
  listed('Newsletters', 'adminNewsletter', 'GET /admin/newsletters', ({ id, subject: label, status }) => ({
    ...{ id, label, note: status, to: newsletterPlace({ id, status }) },
  })),
  listed('AI tools', 'adminAiTools', 'GET /admin/ai-tools', ({ id, name, status: note }) => ({
    ...{ id, note, ...inList('adminAiTools', name) },
  })),
  listed('Coaching packages', 'adminCoaching', 'GET /admin/coaching-packages', ({ id, title, level: note }) => ({
    ...{ id, note, ...inList('adminCoaching', title) },
  })),
  listed('Frameworks', 'adminFrameworks', 'GET /admin/frameworks', ({ id, name, version: note }) => ({
    ...{ id, note, ...inList('adminFrameworks', name) },
  })),
  listed('Tags', 'adminTags', 'GET /admin/tags', ({ id, name, category: note }) => ({
    ...{ id, note, ...inList('adminTags', name) },
  })),
  listed('Categories', 'adminTags', 'GET /admin/categories', ({ id, name: label, kind }) => ({
    ...{ id, label, note: categoryKindLabels[kind], to: href('adminTags', { tab: 'categories', search: label }) },
  })),
  listed('Discounts', 'adminPricing', 'GET /admin/discounts', ({ id, name, code: note }) => ({
    ...{ id, note, ...inList('adminPricing', name) },
  })),
];
