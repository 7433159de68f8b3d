import type { Manager, SignedIn, Writer } from '#lib/actor.ts';
import { below } from '#lib/edge/shown-at.ts';
import { conflict, forbidden, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type Done, type Saved, saved } from '#lib/managed/answer.ts';
import { managed } from '#lib/managed/managed.ts';
import { readCounter } from '#lib/table/counter.ts';
import { pageOf } from '#lib/table/page.ts';
import { linkedEbooks } from '#shared/catalog/linked-ebooks.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import { hasEnded, isUnsent } from '#shared/newsletter/choices.ts';
import { fieldsOf, filledIn } from '#shared/newsletter/merge-fields.ts';
import type {
  Newsletter,
  NewsletterCard,
  NewsletterDraft,
  NewsletterEdit,
  NewsletterFilter,
  NewsletterInput,
  NewsletterPage,
  NewsletterSummary,
} from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';
import { NewsletterEntity } from './newsletter.entity.ts';
import {
  allNewsletters,
  contentItem,
  deleteContentItem,
  findContent,
  findNewsletter,
  listNewsletters,
  type StoredNewsletter,
} from './newsletter.repo.ts';
import { isSameMoment, planOf, sanitisedContent } from './newsletter.text.ts';
import { clickCounter, openCounter, sentCounter } from './sending/sending.entity.ts';
import { pausedOf } from './sending/sending.repo.ts';
import { templateOf } from './template.ts';
import { type Figures, readFigures } from './tracking/figures.repo.ts';

/** Which of some newsletters are paused. */
const pausedAmong = (cards: readonly StoredNewsletter[]): Promise<ReadonlySet<string>> =>
  pausedOf(cards.filter(({ status }) => status === 'sending').map(({ id }) => id));

/** `figures`: of one that has been sent. */
const toCard = (
  { linked_ebooks: _, ...card }: StoredNewsletter,
  figures: Figures = {},
  isPaused = false,
): NewsletterCard => ({
  ...card,
  is_paused: isPaused,
  sent_count: figures.sent ?? card.sent_count,
  open_count: figures.opens ?? card.open_count,
  click_count: figures.clicks ?? card.click_count,
  preheader: card.preheader ?? '',
  interests: card.interests ?? [],
  template_id: card.template_id ?? null,
  scheduled_date: card.scheduled_date ?? null,
  missed_date: card.missed_date ?? null,
  sent_at: card.sent_at ?? null,
});

const toNewsletter = (card: StoredNewsletter, content: string, isPaused = false): Newsletter => ({
  ...toCard(card, {}, isPaused),
  content,
});

/** The newsletters as admins manage them. */
export const newsletters = managed({
  entity: NewsletterEntity,
  noun: 'newsletter',
  field: 'newsletter',
  id: 'newsletter',
  name: ({ subject }) => subject,
  logged: ({ linked_ebooks: _, ...fields }) => fields,
  shownAt: ({ id, status }) =>
    !isUnsent(status) ? [below(href('newsletter', { id })), below(`/api/newsletters/${id}`)] : [],
  async view(item) {
    const [content, paused] = await Promise.all([findContent(item.id), pausedAmong([item])]);
    return (card) => toNewsletter(card, content, paused.has(card.id));
  },
});

const passes =
  ({ search, status }: NewsletterFilter) =>
  (card: StoredNewsletter): boolean =>
    (status === undefined || card.status === status || (status === 'ended' && hasEnded(card.status))) &&
    (!search || hasWords(wordsOf(`${card.subject} ${card.snippet}`), search));

export async function adminListNewsletters({
  search,
  status,
  ...page
}: PageQuery & NewsletterFilter): Promise<Page<NewsletterCard>> {
  const isFiltered = search || status;
  const { items, ...more } = isFiltered
    ? pageOf((await allNewsletters()).filter(passes({ search, status })), page)
    : await listNewsletters(page);
  const sent = items.filter((card) => !isUnsent(card.status)).map(({ id }) => id);
  const [figures, paused] = await Promise.all([readFigures(sent), pausedAmong(items)]);
  return { ...more, items: items.map((card) => toCard(card, figures.get(card.id), paused.has(card.id))) };
}

/** Newsletters are public once they are on their way; only those who write them can preview the others. */
export async function newsletterPage(actor: SignedIn | undefined, id: string): Promise<NewsletterPage> {
  const found = await findNewsletter(id);
  if (!found || (isUnsent(found.card.status) && !actor?.areas.includes('admin:newsletter')))
    throw notFound('Newsletter not found');
  const { card, content } = found;
  const { subject, status, template_id, sent_at = null } = card;
  const forEverybody = (text: string) => filledIn(text, fieldsOf({ interests: [] }));
  const kicker = templateOf(template_id).kicker;
  return { id, subject: forEverybody(subject), kicker, content: forEverybody(content), status, sent_at };
}

export async function newsletterSummary(): Promise<NewsletterSummary> {
  const [cards, sent_count, open_count, click_count] = await Promise.all([
    allNewsletters(),
    readCounter(sentCounter),
    readCounter(openCounter),
    readCounter(clickCounter),
  ]);
  const sent = cards.filter(({ status }) => hasEnded(status)).length;
  return { campaigns: cards.length, sent, sent_count, open_count, click_count };
}

/** Loaded only when someone writes. */
async function refuseTooLarge(draft: NewsletterDraft): Promise<void> {
  await (await import('./issue/issue.service.ts')).refuseTooLarge(draft);
}

/** A date is a decision to send, which writing is not. */
function requirePlanner({ areas }: Manager, isPlanned: boolean): void {
  if (isPlanned && !areas.includes('admin')) throw forbidden('Only an admin can schedule a newsletter');
}

export async function createNewsletter(
  writer: Manager,
  input: NewsletterInput,
): Promise<Saved<'newsletter', Newsletter>> {
  requirePlanner(writer, input.scheduled_date !== null);
  const id = newId('newsletter');
  const { content, snippet } = await sanitisedContent(input.content);
  const { subject, preheader, interests, template_id } = input;
  await refuseTooLarge({ id, subject, preheader, content, template_id });
  const counts = { sent_count: 0, open_count: 0, click_count: 0 };
  const linked_ebooks = linkedEbooks(content);
  const fields = {
    subject,
    preheader,
    interests,
    snippet,
    linked_ebooks,
    ...planOf({ status: 'draft' }, input),
    ...counts,
  };
  const card = await newsletters.insert(writer, fields, { id }, { also: [contentItem(id, content)] });
  return saved('newsletter', 'Newsletter created successfully', toNewsletter(card, content));
}

export async function editNewsletter(
  writer: Manager,
  id: string,
  { revision, content: html, ...edit }: NewsletterEdit,
): Promise<Saved<'newsletter', Newsletter>> {
  const before = await newsletters.mustBe(id, revision);
  if (!isUnsent(before.status)) throw conflict('This newsletter has been sent and cannot be changed');
  const { scheduled_date: date } = edit;
  requirePlanner(writer, date !== undefined && !isSameMoment(date, before.scheduled_date));
  const text = await findContent(id);
  const { content, snippet } =
    html === undefined ? { content: text, snippet: before.snippet } : await sanitisedContent(html);
  const { subject = before.subject, preheader = before.preheader ?? '', interests = before.interests ?? [] } = edit;
  const linked_ebooks = linkedEbooks(content);
  const change = {
    ...planOf(before, edit),
    missed_date: undefined,
    subject,
    preheader,
    interests,
    snippet,
    linked_ebooks,
  };
  await refuseTooLarge({ id, subject, preheader, content, template_id: change.template_id ?? null });
  const also = [contentItem(id, content)];
  const logged = { before: { content: text }, after: { content } };
  const card = await newsletters.save(writer, 'updated', before, change, { also, logged });
  return saved('newsletter', 'Newsletter updated successfully', toNewsletter(card, content));
}

/** Permanent: a sent newsletter is already in its readers' mailboxes, and a draft can be rewritten. */
export const deleteNewsletter = (writer: Writer, id: string): Promise<Done> =>
  newsletters.delete(writer, id, async ({ status }) => {
    if (status === 'sending') throw conflict('This newsletter is being sent. Stop it before you delete it');
    return { also: [deleteContentItem(id)], logged: { before: { content: await findContent(id) } } };
  });
