import { formatDate, formatDateTime, formatPrice } from '../../kernel/format.ts';
import { asWords } from './words.ts';

/** Fields that are called otherwise in the forms. */
const labels: Readonly<Record<string, string>> = {
  shelf: 'Status',
  html: 'Text',
  url: 'Link',
  seo_data: 'Search engines',
  author_name: 'Author',
  related_ebooks: 'Related ebooks',
  minQuantity: 'Smallest quantity',
  maxQuantity: 'Largest quantity',
  max_uses: 'Most uses',
  max_uses_per_person: 'Most uses per person',
  is_featured: 'Featured',
  is_sponsored: 'Sponsored',
  is_free: 'Free',
  is_unlimited: 'Unlimited',
  postal_address: 'Postal address',
  support_email: 'Support address',
  operator_email: 'Operator address',
  sender_rate: 'Mails per second',
  require_second_factor: 'Staff need a second factor',
  advertise: 'Advertise page',
  faq: 'FAQ',
};
export const fieldLabel = (name: string): string => labels[name] ?? asWords(name);

/** Storage that says nothing to people: keys, places in lists, what follows from other fields. */
const storage =
  /^(id|list|listed_at|slugs|stage|stage_at|created_at|deleted_at|purged_at|snippet|table_of_contents|is_active|kind)$|_(id|key|version)$/;
export const isStorage = (name: string): boolean => storage.test(name);

const money = new Set(['price', 'refunded']);
/** Fields whose values are words of the code: `case-study`. */
const choices =
  /^(status|shelf|role|type|state|priority|audience|post_type|pricing_model|resource_type|company_size|upload_status|reason|template|coaching_type|difficulty_level)$/;

const time = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const date = /^\d{4}-\d{2}-\d{2}$/;

function textValue(name: string, value: string): string {
  if (time.test(value)) return formatDateTime(value);
  if (date.test(value)) return formatDate(value);
  return choices.test(name) ? asWords(value) : value;
}

/** A stored value as people read it; blank where there is none. */
export function fieldValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return money.has(name) ? formatPrice(value) : String(value);
  if (typeof value === 'string') return textValue(name, value);
  if (Array.isArray(value))
    return value
      .map((each) => fieldValue(name, each))
      .filter(Boolean)
      .join(', ');
  return Object.entries(value)
    .map(([field, inner]) => [fieldLabel(field), fieldValue(field, inner)] as const)
    .flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []))
    .join(', ');
}
