import { randomUUID } from 'node:crypto';
import { findByEmail } from '#functions/accounts/user/user.repo.ts';
import { createAccount } from '#functions/accounts/user/user.service.ts';
import { createEbook } from '#functions/catalog/ebook/ebook-creation.service.ts';
import { findOffers } from '#functions/catalog/public.ts';
import { buildSnapshot } from '#functions/catalog/snapshot/snapshot.service.ts';
import { createFramework } from '#functions/catalog/vocabulary/framework.service.ts';
import { recordManualOrder } from '#functions/commerce/checkout/manual-order.service.ts';
import { findBulkDiscounts } from '#functions/commerce/discount/discount.repo.ts';
import { createDiscount } from '#functions/commerce/discount/discount.service.ts';
import { allPlans } from '#functions/commerce/plan/plan.repo.ts';
import { createPlan } from '#functions/commerce/plan/plan.service.ts';
import { addWish, readWishable } from '#functions/library/wishlist.service.ts';
import type { Writer } from '#lib/actor.ts';
import { DomainError } from '#lib/errors.ts';
import { DiscountInput } from '#shared/commerce/discount.ts';
import { PlanInput } from '#shared/commerce/plan.ts';
import { curly } from '#shared/kernel/typography.ts';
import { attachmentsOf } from './attachments.ts';
import { readShelf, type SeedBook } from './content.ts';
import { seedId } from './ids.ts';
import { admin, colleagues, others, reader } from './people.ts';
import type { SeedKind } from './run.ts';
import { seedAiTools } from './seed-ai-tools.ts';
import { seedArticles } from './seed-articles.ts';
import { seedCoaching } from './seed-coaching.ts';
import { seedSubscribers } from './seed-subscribers.ts';
import { seedVocabulary } from './seed-vocabulary.ts';
import { coupon, discounts, frameworks, plans } from './taxonomy.ts';

/** Fills the shop. Every step checks first or may be refused as done, so an interrupted seed can be run again. */

/**
 * What is listed first: the newest books, in this order. The others follow by name. The home page features the first
 * six; the three after them are the flagships on its shelf.
 */
const newest = [
  'hipaa-risk-analysis-workbook',
  'pci-dss-4-0-1-for-payment-teams',
  'soc-2-evidence-prompts',
  'governing-ai-iso-42001',
  'gdpr-article-30-records',
  'cis-controls-v8-1-first-eighteen-months',
  'nist-csf-2-in-practice',
  'iso-27001-annex-a-control-by-control',
  'soc-2-for-seed-stage-saas',
  'pci-targeted-risk-analysis-prompts',
];
const firstDay = Date.parse('2026-10-28T09:00:00Z');
const threeDays = 3 * 24 * 60 * 60 * 1000;

const ebookId = (name: string): string => seedId('ebook', name);

const rank = ({ slug }: SeedBook): number => newest.indexOf(slug) + 1 || newest.length + 1;

async function unlessThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
  }
}

/** A book in print has typographer's quotes; prompts are copied as they are. */
const inPrint = (book: SeedBook): SeedBook => ({
  ...book,
  description: curly(book.description),
  content: book.category === 'Prompt' || book.category === 'Prompt Vault' ? book.content : curly(book.content),
});

async function seedBook(book: SeedBook, name: string, title: string, position: number): Promise<void> {
  const { slug, ...fields } = inPrint(book);
  const attachments = await attachmentsOf(slug);
  const created_at = new Date(firstDay - position * threeDays).toISOString();
  await unlessThere(
    createEbook({
      ...{ ...fields, attachments, title: curly(title), id: ebookId(name), created_at },
      ...{ status: 'published', filesOnDemand: true },
    }),
  );
}

async function seedBooks(count: number): Promise<void> {
  const shelf = readShelf().sort((a, b) => rank(a) - rank(b));
  for (let position = 0; position < count; position++) {
    const book = shelf[position % shelf.length];
    const volume = Math.floor(position / shelf.length);
    if (!book) continue;
    const name = volume === 0 ? book.slug : `${book.slug}-${volume}`;
    await seedBook(book, name, volume === 0 ? book.title : `${book.title}, Volume ${volume + 1}`, position);
  }
}

/** What admins manage is written by the first one. */
async function firstAdmin(): Promise<Writer> {
  const author = await findByEmail(admin.email);
  if (!author) throw new Error('The admin does not exist');
  return { id: author.user_id, name: author.name };
}

async function seedFrameworks(writer: Writer): Promise<void> {
  for (const framework of frameworks) await unlessThere(createFramework(writer, framework));
}

async function seedPrices(writer: Writer): Promise<void> {
  const discounted = new Set((await findBulkDiscounts()).map(({ name }) => name));
  for (const discount of discounts)
    if (!discounted.has(discount.name)) await createDiscount(writer, DiscountInput.parse(discount));
  await unlessThere(createDiscount(writer, DiscountInput.parse(coupon)));
  const known = new Set((await allPlans()).map(({ name }) => name));
  for (const plan of plans) if (!known.has(plan.name)) await createPlan(writer, PlanInput.parse(plan));
}

/** The reader owns three books, one of them bought separately, and wishes for two. */
async function seedReader(): Promise<void> {
  await unlessThere(createAccount({ ...reader, role: 'user', verified: true }));
  const user = await findByEmail(reader.email);
  if (!user) throw new Error('The reader does not exist');
  const owned = ['nist-csf-2-in-practice', 'rmf-step-by-step', 'soc-2-evidence-prompts'].map(ebookId);
  await unlessThere(recordManualOrder({ id: user.user_id, email: user.email }, owned));
  for (const id of ['iso-27001-annex-a-control-by-control', 'governing-ai-iso-42001'].map(ebookId))
    await addWish(user.user_id, id, await readWishable(user.user_id, id, { findOffers }));
}

/** They have never signed in. */
async function seedOthers(): Promise<void> {
  for (const person of colleagues) await unlessThere(createAccount({ ...person, verified: true }));
  for (const person of others) await unlessThere(createAccount({ ...person, password: randomUUID(), role: 'user' }));
}

async function seed(kind: SeedKind): Promise<void> {
  await unlessThere(createAccount({ ...admin, role: 'admin', verified: true }));
  if (kind === 'empty') return buildSnapshot();
  const writer = await firstAdmin();
  await seedVocabulary(writer);
  // Before the books: one that names a framework which is not there would have it join without a description.
  await seedFrameworks(writer);
  await seedPrices(writer);
  await seedBooks(kind === 'hundred' ? 100 : readShelf().length);
  await buildSnapshot();
  await seedReader();
  await seedOthers();
  await seedArticles();
  await seedAiTools();
  await seedCoaching();
  await seedSubscribers();
}

await seed(process.argv[2] as SeedKind);
