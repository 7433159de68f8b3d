import { BookOpen, type LucideIcon, Mail, Newspaper } from 'lucide-react';
import type { CalendarEntry } from '#shared/kernel/calendar.ts';
import type { AdminArea } from '#shared/kernel/endpoint.ts';
import { href } from '#shared/pages/href.ts';
import { newsletterPlace } from '#web/lib/newsletter-place.ts';

/** The kinds of things in the calendar. */
export const kinds = ['article', 'newsletter', 'ebook'] as const;
export type Kind = (typeof kinds)[number];

interface Described {
  readonly label: string;
  /** As in the middle of a sentence. */
  readonly many: string;
  readonly Icon: LucideIcon;
  /** The part of the back-office that may see it. */
  readonly area: AdminArea;
  /** Where a thing is edited. */
  readonly place: (entry: CalendarEntry) => string;
}

/** What each kind is called, and where it is edited. */
export const described: Readonly<Record<Kind, Described>> = {
  article: {
    ...{ label: 'Article', many: 'articles', Icon: Newspaper, area: 'admin:content' },
    place: ({ id }) => href('adminArticle', { id }),
  },
  newsletter: {
    ...{ label: 'Newsletter', many: 'newsletters', Icon: Mail, area: 'admin:newsletter' },
    place: ({ id, status }) => newsletterPlace({ id, status: status === 'sent' ? status : 'scheduled' }),
  },
  ebook: {
    ...{ label: 'Ebook', many: 'ebooks', Icon: BookOpen, area: 'admin' },
    // It is edited in its list, which finds it by its title.
    place: ({ title }) => href('adminEbooks', { search: title }),
  },
};

/** A thing in the calendar, with its kind. */
export interface Entry extends CalendarEntry {
  readonly kind: Kind;
}
