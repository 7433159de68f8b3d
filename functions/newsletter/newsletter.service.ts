import type { SignedIn } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, notFound, staleVersion } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { decideAgain, saveVersion } from '#lib/table/save.ts';
import { transact } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type {
  Newsletter,
  NewsletterCard,
  NewsletterEdit,
  NewsletterInput,
  NewsletterPage,
  NewsletterSummary,
} from '#shared/newsletter/newsletter.ts';
import {
  allNewsletters,
  contentItem,
  findNewsletter,
  insertItems,
  listNewsletters,
  removeItems,
  replaceItem,
  type StoredNewsletter,
  type WholeNewsletter,
} from './newsletter.repo.ts';
import { keptContent, planOf } from './newsletter.text.ts';
import { kickerOf } from './template.ts';

const unknownNewsletter = () => notFound('Newsletter not found');

const toCard = (card: StoredNewsletter): NewsletterCard => ({
  ...card,
  template_id: card.template_id ?? null,
  scheduled_date: card.scheduled_date ?? null,
  sent_at: card.sent_at ?? null,
});
const toNewsletter = ({ card, content }: WholeNewsletter): Newsletter => ({ ...toCard(card), content });

async function mustFind(id: string): Promise<WholeNewsletter> {
  const found = await findNewsletter(id);
  if (!found) throw unknownNewsletter();
  return found;
}

export async function adminListNewsletters(query: PageQuery): Promise<Page<NewsletterCard>> {
  const { items, next } = await listNewsletters(query);
  return { items: items.map(toCard), next };
}

export const adminGetNewsletter = async (id: string): Promise<Newsletter> => toNewsletter(await mustFind(id));

/** A sent one is for everybody; admins look at the others before they are. */
export async function newsletterPage(actor: SignedIn | undefined, id: string): Promise<NewsletterPage> {
  const { card, content } = await mustFind(id);
  if (card.status !== 'sent' && !actor?.isAdmin) throw unknownNewsletter();
  const { subject, status, template_id, sent_at = null } = card;
  return { id, subject, kicker: kickerOf(template_id), content, status, sent_at };
}

export async function newsletterSummary(): Promise<NewsletterSummary> {
  const cards = await allNewsletters();
  const sum = (field: 'sent_count' | 'open_count' | 'click_count') =>
    cards.reduce((total, card) => total + card[field], 0);
  return {
    campaigns: cards.length,
    sent: cards.filter(({ status }) => status === 'sent').length,
    sent_count: sum('sent_count'),
    open_count: sum('open_count'),
    click_count: sum('click_count'),
  };
}

export async function createNewsletter(actor: SignedIn, input: NewsletterInput): Promise<Newsletter> {
  const at = nowIso();
  const { content, snippet } = await keptContent(input.content);
  const card: StoredNewsletter = {
    id: newId('newsletter'),
    subject: input.subject,
    snippet,
    ...planOf({ status: 'draft' }, input),
    sent_count: 0,
    open_count: 0,
    click_count: 0,
    created_at: at,
    updated_at: at,
    revision: 1,
  };
  const target = { id: card.id, name: card.subject };
  const act = auditItem(actor, { action: 'newsletter.created', target, after: card });
  await transact([...insertItems({ card, content }), act]);
  return toNewsletter({ card, content });
}

const isSent = () => conflict('This newsletter has been sent and cannot be changed');

export async function editNewsletter(
  actor: SignedIn,
  id: string,
  { revision, subject, content: html, ...plan }: NewsletterEdit,
): Promise<Newsletter> {
  const before = await mustFind(id);
  if (before.card.status === 'sent') throw isSent();
  if (revision !== before.card.revision) throw staleVersion(toNewsletter(before));
  const { content, snippet } = html === undefined ? { ...before, ...before.card } : await keptContent(html);
  const card: StoredNewsletter = {
    ...before.card,
    ...planOf(before.card, plan),
    subject: subject ?? before.card.subject,
    snippet,
    revision: revision + 1,
    updated_at: nowIso(),
  };
  const act = auditItem(actor, {
    action: 'newsletter.updated',
    target: { id, name: card.subject },
    before: { ...before.card, content: before.content },
    after: { ...card, content },
  });
  const current = async () => toNewsletter(await mustFind(id));
  await saveVersion(replaceItem(card, revision), [contentItem(id, content), act], current);
  return toNewsletter({ card, content });
}

/** For good: a newsletter that was sent is in its readers' mailboxes, a draft can be written again. */
export const deleteNewsletter = (actor: SignedIn, id: string): Promise<void> =>
  decideAgain(async () => {
    const { card, content } = await mustFind(id);
    const before = { ...card, content };
    const act = auditItem(actor, { action: 'newsletter.deleted', target: { id, name: card.subject }, before });
    const [remove, removeContent] = removeItems(card);
    await saveVersion(remove, [removeContent, act], () => adminGetNewsletter(id));
  });
