import { describe, expect, test } from 'vitest';
import { AiToolInput } from '../ai-tools/ai-tool.ts';
import { ArticleEdit, ArticleInput } from '../articles/article.ts';
import { AuthorInput } from '../articles/author.ts';
import { EbookEdit } from '../catalog/ebook.ts';
import { CoachingPackageInput } from '../coaching/coaching-package.ts';
import { PlanInput } from '../commerce/plan.ts';
import { NewsletterInput } from '../newsletter/newsletter.ts';
import { BroadcastInput } from '../notifications/broadcast.ts';
import { LegalPageEdit } from '../settings/legal.ts';

const typed = `The auditor's "yes"`;
const set = 'The auditor’s “yes”';
const author_id = `aut_${'0'.repeat(26)}`;

describe('what admins write for readers gets typographer’s quotes', () => {
  test.each([
    ['an ebook', EbookEdit, { title: typed, description: typed, price: 9, revision: 1 }],
    ['a tool', AiToolInput.pick({ name: true, description: true, key_features: true }), tool()],
    ['an article', ArticleEdit, { title: typed, excerpt: typed, results: typed, prerequisites: [typed], revision: 1 }],
    ['an author', AuthorInput.pick({ bio: true, publications: true }), { bio: typed, publications: [typed] }],
    ['a broadcast', BroadcastInput.pick({ title: true, message: true }), { title: typed, message: typed }],
    ['a package', CoachingPackageInput.pick({ title: true, features: true }), { title: typed, features: [typed] }],
    ['a plan', PlanInput.pick({ name: true, features: true }), { name: typed, features: [typed] }],
    ['a newsletter', NewsletterInput.pick({ subject: true }), { subject: typed }],
    ['a legal page', LegalPageEdit.pick({ title: true }), { title: typed }],
  ])('%s', (_, schema, input) => {
    const wanted = JSON.stringify(input).replaceAll(JSON.stringify(typed), JSON.stringify(set));
    expect(schema.parse(input)).toEqual(JSON.parse(wanted));
  });

  test('but not in HTML, slugs, addresses and names', () => {
    const article = ArticleInput.parse({ title: typed, content: '<p title="x">"a"</p>', author_id });
    expect(article).toMatchObject({ title: set, content: '<p title="x">"a"</p>', slug: '' });
    const author = { name: "Ann O'Hara", email: "o'hara@example.test", social_links: { web: "https://a.test/o'h" } };
    expect(AuthorInput.parse(author)).toMatchObject(author);
  });
});

function tool() {
  return { name: typed, description: typed, key_features: [typed] };
}
