import { href } from '#shared/pages/href.ts';
import type { PageName } from '#shared/pages/pages.ts';
import { useApi, useApiPage } from '#web/lib/api/swr.ts';

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

/** Everything that the command menu finds by name: each kind by the search of its list. */
export const foundKinds: readonly FoundKind[] = [
  {
    heading: 'Ebooks',
    page: 'adminEbooks',
    useFound: (search) =>
      useApiPage('GET /admin/ebooks', options(search)).data?.items.map(({ id, title, status }) => ({
        ...{ id, label: title, note: status, to: href('adminEbooks', { search: title }) },
      })),
  },
  {
    heading: 'Users',
    page: 'adminUsers',
    useFound: (search) =>
      useApi('GET /admin/users', options(search)).data?.users.map(({ id, name, email }) => ({
        ...{ id, label: name, note: email, to: href('adminUser', { id }) },
      })),
  },
  {
    heading: 'Orders',
    page: 'adminOrders',
    useFound: (search) =>
      useApiPage('GET /admin/orders', options(search)).data?.items.map(({ id, email, lines }) => ({
        ...{ id, label: lines.map(({ title }) => title).join(', '), note: email, to: href('adminOrder', { id }) },
      })),
  },
  {
    heading: 'Inquiries',
    page: 'adminInquiries',
    useFound: (search) =>
      useApiPage('GET /admin/inquiries', options(search)).data?.items.map(({ id, name, email }) => ({
        ...{ id, label: name, note: email, to: href('adminInquiry', { id }) },
      })),
  },
  {
    heading: 'AI tools',
    page: 'adminAiTools',
    useFound: (search) =>
      useApiPage('GET /admin/ai-tools', options(search)).data?.items.map(({ id, name, status }) => ({
        ...{ id, label: name, note: status, to: href('adminAiTools', { search: name }) },
      })),
  },
  {
    heading: 'Coaching packages',
    page: 'adminCoaching',
    useFound: (search) =>
      useApiPage('GET /admin/coaching-packages', options(search)).data?.items.map(({ id, title, level }) => ({
        ...{ id, label: title, note: level, to: href('adminCoaching', { search: title }) },
      })),
  },
  {
    heading: 'Frameworks',
    page: 'adminFrameworks',
    useFound: (search) =>
      useApiPage('GET /admin/frameworks', options(search)).data?.items.map(({ id, name, version }) => ({
        ...{ id, label: name, note: version, to: href('adminFrameworks', { search: name }) },
      })),
  },
  {
    heading: 'Discounts',
    page: 'adminPricing',
    useFound: (search) =>
      useApiPage('GET /admin/discounts', options(search)).data?.items.map(({ id, name, code }) => ({
        ...{ id, label: name, note: code, to: href('adminPricing', { search: name }) },
      })),
  },
];
