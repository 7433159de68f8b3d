import {
  Bell,
  BookOpen,
  Bot,
  CalendarDays,
  CreditCard,
  Feather,
  GraduationCap,
  History,
  Inbox,
  type LucideIcon,
  Mail,
  Newspaper,
  PenLine,
  Percent,
  Receipt,
  Scale,
  Settings,
  Sparkles,
  Tags,
  Trash2,
  Upload,
  Users,
  WandSparkles,
} from 'lucide-react';
import type { PageName } from '#shared/pages/pages.ts';
import type { Authority } from '#web/lib/session/session.tsx';
import { areaOfPage } from './page-areas.ts';

export const sectionGroups = ['Catalogue', 'Sales', 'Publishing', 'People', 'Setup'] as const;

interface Described {
  readonly label: string;
  /** What one does there, on the dashboard's card. */
  readonly text: string;
  readonly group: (typeof sectionGroups)[number];
  readonly Icon: LucideIcon;
}
/** A new thing, as on its button: the section's page opens the form with `?add`, on this tab, unless it has its own page. */
interface Addition {
  readonly label: string;
  readonly tab?: string;
  readonly page?: PageName;
}
/** A section of the back-office. */
export interface AdminSection extends Described {
  readonly page: PageName;
  /** The new things that its page opens a form for. */
  readonly adds?: readonly Addition[];
}
/** It begins with a quick action, and is no card among the tools. */
export const generatorLabel = 'AI Ebook Generator';

/** Every section of the back-office. Side navigation, command menu and dashboard are derived from it. */
const sections: readonly AdminSection[] = [
  {
    page: 'adminGenerate',
    label: generatorLabel,
    text: 'A draft from a topic and sources',
    group: 'Catalogue',
    Icon: WandSparkles,
  },
  { page: 'adminGenerations', label: 'Generations', text: 'Ebooks being written', group: 'Catalogue', Icon: PenLine },
  { page: 'adminEbooks', label: 'Ebooks', text: 'Publish, edit, unpublish', group: 'Catalogue', Icon: BookOpen },
  {
    page: 'adminContentUpload',
    adds: [{ label: 'Upload ebook' }, { label: 'Upload prompts', tab: 'prompts' }],
    label: 'Uploads',
    text: 'Files and what became of them',
    group: 'Catalogue',
    Icon: Upload,
  },
  {
    page: 'adminPrompts',
    adds: [{ label: 'Upload prompt package' }],
    label: 'Prompt packages',
    text: 'Upload, edit, delete',
    group: 'Catalogue',
    Icon: Sparkles,
  },
  {
    page: 'adminFrameworks',
    adds: [{ label: 'Add framework' }],
    label: 'Frameworks',
    text: 'Standards and their editions',
    group: 'Catalogue',
    Icon: Scale,
  },
  {
    page: 'adminTags',
    adds: [{ label: 'Add tag' }, { label: 'Add category', tab: 'categories' }],
    label: 'Tags and categories',
    text: 'One vocabulary',
    group: 'Catalogue',
    Icon: Tags,
  },
  { page: 'adminOrders', label: 'Orders', text: 'Receipts, refunds and requests', group: 'Sales', Icon: Receipt },
  {
    page: 'adminPricing',
    adds: [{ label: 'Add discount' }],
    label: 'Pricing',
    text: 'Discounts and subscription plans',
    group: 'Sales',
    Icon: Percent,
  },
  {
    page: 'adminPayments',
    adds: [{ label: 'Add gateway' }],
    label: 'Payment gateways',
    text: 'Keys and test mode',
    group: 'Sales',
    Icon: CreditCard,
  },
  {
    page: 'adminCalendar',
    label: 'Calendar',
    text: 'What came out and what is to come',
    group: 'Publishing',
    Icon: CalendarDays,
  },
  {
    page: 'adminArticles',
    adds: [{ label: 'Create article', page: 'adminNewArticle' }],
    label: 'Articles',
    text: 'Write, schedule, publish',
    group: 'Publishing',
    Icon: Newspaper,
  },
  {
    page: 'adminAuthors',
    adds: [{ label: 'Add author profile' }],
    label: 'Authors',
    text: 'Who writes the articles',
    group: 'Publishing',
    Icon: Feather,
  },
  {
    page: 'adminNewsletter',
    adds: [{ label: 'Create newsletter', page: 'adminNewNewsletter' }],
    label: 'Newsletter',
    text: 'Campaigns and subscribers',
    group: 'Publishing',
    Icon: Mail,
  },
  {
    page: 'adminAiTools',
    adds: [{ label: 'Add tool' }],
    label: 'AI tools',
    text: 'The AI Tools Library',
    group: 'Publishing',
    Icon: Bot,
  },
  {
    page: 'adminCoaching',
    adds: [{ label: 'Add package' }],
    label: 'Coaching',
    text: 'Advisory packages',
    group: 'Publishing',
    Icon: GraduationCap,
  },
  { page: 'adminUsers', label: 'Users', text: 'Roles, status, passwords', group: 'People', Icon: Users },
  {
    page: 'adminInquiries',
    label: 'Inquiries',
    text: 'Read and answer what visitors send',
    group: 'People',
    Icon: Inbox,
  },
  {
    page: 'adminNotifications',
    adds: [{ label: 'Add notification' }],
    label: 'Notifications',
    text: 'What readers are told',
    group: 'People',
    Icon: Bell,
  },
  { page: 'adminSettings', label: 'Settings', text: 'The shop and its legal texts', group: 'Setup', Icon: Settings },
  { page: 'adminAuditLog', label: 'Audit log', text: 'Who did what, and when', group: 'Setup', Icon: History },
  { page: 'adminTrash', label: 'Trash', text: 'Restore what was deleted', group: 'Setup', Icon: Trash2 },
];

/** The sections that somebody may enter: only these are linked to. */
export const sectionsFor = ({ may }: Pick<Authority, 'may'>): readonly AdminSection[] =>
  sections.filter(({ page }) => may(areaOfPage(page)));

/** Addresses that are other names of a section, and redirect to it. */
export const movedSections: Readonly<Record<string, string>> = { uploads: 'content-upload' };
