/* Input limits of every field of every call: to change a limit, change this table. */

interface Range {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}
interface List {
  readonly items: number;
  readonly each: number;
}
/** A number is the maximum number of characters. */
export type Limit = number | Range | List;
const from = (least: number, most: number, step = 1): Range => ({ least, most, step });
const list = (items: number, each: number): List => ({ items, each });

const anyCount = from(1, Number.MAX_SAFE_INTEGER);
const many = { ids: list(1000, 60), count: anyCount };
const dollars = from(0, 100_000, 0.01);
const stars = from(0, 5, 0.01);
const links = { website_url: 2000, affiliate_url: 2000, pricing_url: 2000, demo_url: 2000, demo_video: 2000 };
const sender = { name: 120, email: 254, message: 5000, leave_empty: 1000 };
const plan = {
  value: from(0, 10_000, 0.01),
  price: from(0, 10_000, 0.01),
  minQuantity: anyCount,
  maxQuantity: anyCount,
};
const uses = from(1, 1_000_000);
const discount = {
  name: 80,
  description: 400,
  value: from(0, 10_000, 0.01),
  minQuantity: anyCount,
  maxQuantity: anyCount,
  max_uses: uses,
  max_uses_per_person: uses,
};
const person = { name: 'Sam', email: 'sam@example.test', password: '123456', message: 'Hello', subject: 'A question' };
const author_id = 'aut_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const text = { title: 'Title', content: 'Text', description: 'What it is', detailed_description: 'All of it' };

/** Valid values for every call, whichever of these fields it has. */
export const valid = {
  ...person,
  ...text,
  author_id,
  price: 1,
  value: 1,
  rating: 1,
  revision: 1,
  company: 'Sam & Co',
  token: 'token',
  code: '123456',
  new_password: '123456',
  old_password: '123456',
  challenge: 'unknown',
  recovery_code: 'ABCDEFGHJKLMNPQR',
  html: '<p>Text</p>',
  ebook_ids: [],
  interests: [],
  apiKey: 'key',
};

const november = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };

/** Calls in which a field of the same name means something else. */
export const validHere: Record<string, object> = {
  'GET /admin/articles/calendar': november,
  'GET /admin/newsletters/calendar': november,
  'GET /admin/ebooks/calendar': november,
  'GET /admin/articles/of-ebooks': { ebook_ids: 'ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  'POST /payments/checkout': { ebook_ids: '' },
  'PUT /user/reading/{ebookId}': { position: 0.5 },
  'POST /admin/discounts/trial': { discount: { name: 'Name', value: 1 } },
  'POST /admin/newsletter-subscribers/import': {
    ...{ upload_id: 'upl_01ARZ3NDEKTSV4RRFFQ69G5FAV', dry_run: true, consent: 'At our booth', mapping: { email: 0 } },
  },
  'POST /admin/newsletters/{id}/resend': { to: 'failed' },
  'POST /admin/ebooks/bulk': { act: 'price', filter: {} },
  'POST /admin/ai-tools/bulk': { act: 'publish', filter: {} },
  'POST /admin/articles/bulk': { act: 'restore', filter: {} },
  'POST /admin/coaching-packages/bulk': { act: 'delete', filter: {} },
  'POST /admin/frameworks/bulk': { act: 'delete', filter: {} },
  'POST /admin/discounts/bulk': { act: 'activate', filter: {} },
  'POST /admin/notifications/bulk': { act: 'activate', filter: {} },
  'POST /admin/users/bulk': { act: 'activate', filter: {} },
  'POST /admin/inquiries/bulk': { act: 'done', filter: {} },
  'POST /admin/newsletter-subscribers/bulk': { act: 'remove', filter: {} },
  'POST /admin/ebooks/generate-with-training': { topic: 'Topic', regulatory_source: 'NIST CSF' },
  'POST /admin/ebooks/upload': { file_url: '/api/admin/uploads/upl_01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  'POST /admin/prompt-packages/upload': { price: '1' },
  'PUT /admin/ebooks/{id}/text': { content_version: 1 },
  'POST /admin/generations/{id}/sections/{position}/rewrite': { instruction: 'Shorter' },
  'POST /admin/generations/{id}/sections/{position}/rewrite/accept': { number: 1 },
  'POST /admin/generations/{id}/sections/{position}/rewrite/discard': { number: 1 },
  'POST /admin/categories': { kind: 'tool' },
  'POST /admin/uploads': { filename: 'logo.png', content_type: 'image/png', size: 1, purpose: 'picture' },
  'POST /admin/saved-views/{list}': { query: '', hidden_columns: [] },
  'PUT /user/highlights/{ebookId}/{key}': {
    ...{ color: 'yellow', note: '', quote: 'Text', prefix: '', suffix: '' },
    ...{ section: '', position: 0 },
  },
};

export const limits: Record<string, Record<string, Limit>> = {
  'POST /auth/register': { name: 120, email: 128, password: 256, newsletterInterests: list(20, 40) },
  'POST /auth/login, POST /auth/admin-login': { email: 254, password: 256 },
  'POST /auth/request-password-reset, POST /admin/newsletter-suppressions': { email: 254 },
  'DELETE /admin/newsletter-suppressions': { email: 254 },
  'POST /auth/reset-password-code': { email: 254, new_password: 256 },
  'POST /auth/reset-password': { token: 200, new_password: 256 },
  'POST /auth/change-password': { old_password: 256, new_password: 256 },
  'POST /auth/verify-email': { token: 200 },
  'POST /auth/second-factor': { challenge: 200 },
  'POST /auth/recovery-code': { challenge: 200, password: 256, recovery_code: 40 },
  'POST /auth/second-factor/enrol': { password: 256, current_code: 40 },
  'POST /auth/second-factor/recovery-codes, POST /auth/second-factor/remove': { password: 256, code: 40 },
  'DELETE /user': { password: 256 },
  'PUT /user/reading/{ebookId}': { position: from(0, 1, 0.01), heading: 200 },
  'PUT /user/highlights/{ebookId}/{key}': {
    note: 2000,
    quote: 1000,
    prefix: 32,
    suffix: 32,
    section: 500,
    position: from(0, 10_000_000),
  },
  'POST /admin/saved-views/{list}, PUT /admin/saved-views/{list}/{id}': {
    ...{ name: 60, query: 1000, hidden_columns: list(40, 40) },
  },
  'POST /track-visitor': { path: 300 },
  'POST /ebooks/filter, GET /frameworks, GET /categories': {
    ...{ search_query: 200, regulatory_source: 60, category: 60, industry: 60 },
  },
  'PUT /ebooks/{id}/rating': { rating: from(1, 5) },
  'GET /admin/tags, GET /admin/categories': { search: 200 },
  'POST /admin/tags, PUT /admin/tags/{id}': { name: 40, description: 200 },
  'POST /admin/categories, PUT /admin/categories/{id}': { name: 60, description: 200 },
  'DELETE /admin/tags/{id}, DELETE /admin/categories/{id}': { replace_with: 60 },
  'PUT /admin/ebooks/{id}': {
    title: 200,
    description: 2000,
    price: dollars,
    regulatory_source: 60,
    category: 60,
    industry: 60,
    prompt_category: 60,
    tags: list(12, 40),
  },
  'POST /admin/ebooks/upload': {
    ...{ title: 200, description: 2000, price: dollars, regulatory_source: 60, category: 60, industry: 60 },
    ...{ prompt_category: 60, estimated_read_time: from(1, 10_000), tags: list(12, 40) },
  },
  'GET /admin/ebooks/uploads, GET /admin/prompt-packages': { search: 200 },
  'PUT /admin/prompt-packages/{id}': { title: 200, description: 2000, price: dollars, category: 60, tags: 40 },
  // Their tags are one line, which has no comma here: a single tag.
  'POST /admin/prompt-packages/upload': { title: 200, description: 2000, category: 60, tags: 40 },
  'POST /admin/ebooks/generate-with-training': {
    ...{ topic: 300, regulatory_source: 60, custom_instructions: 4000, price: dollars },
    training_files: list(10, 49),
  },
  'PUT /admin/ebooks/{id}/text': { content: 999_000, content_version: anyCount },
  'POST /admin/generations/{id}/sections/{position}/rewrite': { instruction: 1000 },
  'POST /admin/generations/{id}/sections/{position}/rewrite/accept': { number: anyCount },
  'POST /admin/generations/{id}/sections/{position}/rewrite/discard': { number: anyCount },
  'POST /admin/ebooks/bulk': {
    ...{ ...many, price: dollars, 'filter.category': 60, 'filter.search': 200 },
  },
  'GET /admin/ebooks/count, GET /admin/articles/count, GET /admin/ai-tools/count': { category: 60, search: 200 },
  'GET /admin/coaching-packages/count': { search: 200 },
  'GET /admin/users/count, GET /admin/inquiries/count': { search: 254 },
  'GET /admin/newsletter-subscribers/count, GET /admin/newsletter-suppressions': { search: 254 },
  'POST /admin/ai-tools/bulk, POST /admin/articles/bulk': { ...many, 'filter.category': 60, 'filter.search': 200 },
  'POST /admin/coaching-packages/bulk, POST /admin/frameworks/bulk': { ...many, 'filter.search': 200 },
  'POST /admin/discounts/bulk, POST /admin/notifications/bulk': { ...many, 'filter.search': 200 },
  'POST /admin/users/bulk, POST /admin/inquiries/bulk, POST /admin/newsletter-subscribers/bulk': {
    ...{ ...many, 'filter.search': 254 },
  },
  'POST /admin/orders/export, POST /admin/users/export, POST /admin/inquiries/export': { search: 254 },
  'POST /admin/newsletter-subscribers/export': { search: 254 },
  'POST /admin/ebooks/export': { category: 60, search: 200 },
  'POST /admin/audit-log/export': { target_id: 60, actor_id: 60, kind: 40, act: 40 },
  'POST /admin/ai-tools, PUT /admin/ai-tools/{id}': {
    ...links,
    name: 120,
    description: 600,
    detailed_description: 30_000,
    slug: 80,
    logo: 500,
    screenshots: list(20, 500),
    gallery_images: list(20, 500),
    category: 60,
    subcategory: 60,
    tags: list(20, 40),
    price_range: 120,
    platforms: list(20, 60),
    key_features: list(30, 200),
    use_cases: list(30, 200),
    target_audience: list(30, 200),
    meta_title: 200,
    meta_description: 400,
    rating: stars,
  },
  'POST /admin/articles, PUT /admin/articles/{id}': {
    title: 200,
    content: 600_000,
    excerpt: 600,
    category: 60,
    subcategory: 60,
    tags: list(20, 40),
    featured_image: 500,
    gallery_images: list(20, 500),
    'seo_data.meta_title': 200,
    'seo_data.meta_description': 400,
    'seo_data.focus_keyword': 100,
    'seo_data.keywords': list(20, 60),
    reading_time: from(1, 60),
    prerequisites: list(20, 200),
    industry: 80,
    challenge: 4000,
    solution: 4000,
    results: 4000,
    download_url: 2000,
    external_url: 2000,
    slug: 80,
  },
  'POST /admin/author-profiles, PUT /admin/author-profiles/{id}': {
    name: 120,
    email: 254,
    photo: 500,
    bio: 2000,
    credentials: 200,
    company: 120,
    position: 120,
    expertise_areas: list(20, 200),
    speaking_engagements: list(30, 200),
    publications: list(30, 200),
    'social_links.website_url': 500,
  },
  'DELETE /admin/author-profiles/{id}': { replace_with: 60 },
  'POST /admin/coaching-packages, PUT /admin/coaching-packages/{id}': {
    title: 160,
    description: 4000,
    price: dollars,
    duration: 60,
    sessions: from(1, 1000),
    session_duration: from(1, 24 * 60),
    features: list(30, 200),
    max_participants: from(1, 10_000),
    rating: stars,
  },
  'POST /cart/calculate': { ebook_ids: list(1000, 60), discount_code: 40 },
  'POST /payments/checkout': { ebook_id: 60, ebook_ids: 6000, user_email: 254, discount_code: 40 },
  'POST /user/orders/{id}/refund-request': { reason: 1000 },
  'POST /admin/orders/{id}/refund': { lines: list(50, 60) },
  'POST /admin/orders/{id}/decline-refund': { note: 1000 },
  'POST /admin/discounts, PUT /admin/discounts/{id}': discount,
  'GET /admin/frameworks': { search: 200 },
  'POST /admin/frameworks, PUT /admin/frameworks/{id}': {
    ...{ name: 60, description: 400, version: 80, url: 2000, tags: 400 },
  },
  'DELETE /admin/frameworks/{id}': { replace_with: 60 },
  'GET /admin/discounts': { search: 200 },
  'POST /admin/discounts/trial': {
    ...Object.fromEntries(Object.entries(discount).map(([field, limit]) => [`discount.${field}`, limit])),
    id: 60,
    ebook_ids: list(1000, 60),
  },
  'POST /admin/subscription-plans, PUT /admin/subscription-plans/{id}': {
    ...plan,
    name: 80,
    description: 400,
    ebooks_per_week: from(1, 1000),
    features: list(20, 160),
  },
  'POST /admin/payment-gateways, PUT /admin/payment-gateways/{id}': {
    ...{ name: 80, apiKey: 500, secretKey: 500, webhookSecret: 500 },
  },
  'POST /contact/advertise': { ...sender, company: 160, phone: 40, subject: 200, type: 40 },
  'POST /contact/general': { ...sender, subject: 200, type: 40 },
  'POST /contact-form': { ...sender, phone: 40, subject: 200 },
  'PUT /admin/inquiries/{id}': { notes: 5000 },
  'POST /admin/inquiries/{id}/reply': { message: 5000 },
  'POST /newsletter/subscribe-public': { email: 254, interests: list(20, 40), website: 200 },
  'POST /newsletter/subscribe, PUT /newsletter/preferences/{subscriberId}': { interests: list(20, 40) },
  'POST /admin/newsletters, PUT /admin/newsletters/{id}': {
    subject: 200,
    preheader: 150,
    content: 100_000,
    template_id: 40,
  },
  'POST /admin/newsletters/{id}/test': { recipients: list(10, 60) },
  'POST /admin/newsletters/preview': { subject: 200, preheader: 150, content: 100_000, template_id: 40 },
  'POST /admin/newsletter-subscribers/import': {
    consent: 300,
    'mapping.email': from(0, 1000),
    'mapping.interests': from(0, 1000),
  },
  'POST /admin/notifications, PUT /admin/notifications/{id}': {
    title: 120,
    message: 1000,
    discount_code: 40,
    discount_percentage: from(1, 100),
  },
  'PUT /admin/settings': {
    support_email: 254,
    operator_email: 254,
    postal_address: 400,
    'advertise.subscribers': 20,
    'advertise.open_rate': 20,
    'advertise.click_through': 20,
    'wishlist_offer.percent': from(1, 90),
    'wishlist_offer.hours': from(1, 720),
    sender_rate: from(1, 500),
  },
  'POST /admin/uploads': { filename: 200, size: from(1, 5 * 1024 * 1024) },
  'PUT /admin/legal/{page}': { title: 120, html: 60_000 },
  'POST /admin/legal/preview': { html: 60_000 },
  'GET /user/texts': { search: 100 },
  'GET /ai-tools': { category: 60 },
  'GET /articles, GET /admin/articles, GET /admin/ebooks, GET /admin/ai-tools': { category: 60, search: 200 },
  'GET /ebooks/{id}/download': { attachment: 80 },
  'GET /admin/coaching-packages, GET /admin/notifications, GET /admin/newsletters': { search: 200 },
  'GET /admin/newsletter-subscribers, GET /admin/users, GET /admin/orders': { search: 254 },
  'GET /admin/inquiries': { search: 254 },
  'GET /admin/newsletters/{id}/recipients': { search: 254 },
  'GET /newsletter/unsubscribe/{subscriberId}, POST /newsletter/unsubscribe/{subscriberId}': { newsletter: 60 },
  'GET /admin/audit-log': { target_id: 60, actor_id: 60, kind: 40, act: 40 },
};
/** Limits of every list. */
export const page = { limit: from(1, 100), cursor: 2000 };
/** Fields that only accept known words and ids, or are only compared: in every call, or in one. */
export const boundByRule = [
  'revision',
  'paragraph',
  'featured_only',
  'active',
  'time_zone',
  'author_id',
  'related_ebooks',
  'cover_image',
  'POST /admin/newsletters: interests',
  'PUT /admin/newsletters/{id}: interests',
  'GET /admin/newsletters/audience: interests',
  'GET /admin/articles/of-ebooks: ebook_ids',
  'POST /admin/newsletter-subscribers/import: interests',
];
