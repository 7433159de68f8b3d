import type { Page } from '@playwright/test';
import { corpus, packs } from './corpus.ts';
import { htmlText } from './html-texts.ts';

/** Fields that a person writes, by their names on the wire, and how much the tests put in. */
const fields: Readonly<Record<string, number>> = {
  ...{ title: 200, name: 120, description: 600, regulatory_source: 60, framework: 60, industry: 60 },
  ...{ author_name: 120, challenge: 600, solution: 600, results: 600, company: 120, position: 120 },
  ...{ prompt_category: 60, reason: 1000, applied_discount: 120, attention: 200, actor_name: 120, target_name: 200 },
  ...{ excerpt: 400, bio: 400, summary: 400, subject: 200, message: 200, postal_address: 400, html: 60_000 },
};

/** Packs of one size, in an endless cycle. */
function source(max: number): () => string {
  const filled = packs(corpus, max, '\n');
  let next = 0;
  return () => filled[next++ % filled.length] ?? '';
}

const sources = new Map(Object.values(fields).map((max) => [max, source(max)]));
const tag = source(40);

/** A book whose headings, lists, bold words and paragraphs are the corpus. */
const book = corpus
  .map((text, index) => [`## ${text}`, `- ${text}`, `**${text}** ${text}`, text][index % 4])
  .join('\n\n');

function poisoned(value: unknown, key: string, content: string): unknown {
  if (Array.isArray(value))
    return key === 'tags' ? Array.from({ length: 6 }, tag) : value.map((each) => poisoned(each, key, content));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, name, content)]));
  if (key === 'content') return content;
  const max = fields[key];
  return max === undefined || typeof value !== 'string' ? value : sources.get(max)?.();
}

/** From now on every text in an API response consists of strings of the corpus, whatever the server stores. */
export async function poisonAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    // The page is closed: nobody waits for it.
    if (!answer) return;
    const content = /blog-posts|newsletters/.test(answer.url()) ? htmlText(0) : book;
    const isJson = answer.ok() && /json/.test(answer.headers()['content-type'] ?? '');
    if (!isJson) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, json: poisoned(await answer.json(), '', content) });
  });
}
