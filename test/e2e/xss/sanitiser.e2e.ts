import { sanitiseHtml } from '#functions/lib/html.ts';
import { allowList, offTheList } from './allow-list.ts';
import { corpus } from './corpus.ts';
import { expect, test } from './tripwires.ts';

/** A page without scripts of its own, on the site's origin. */
const blank = '/__local/';

// The sanitiser alone: the policy is off, so anything it lets through runs.
test.use({ bypassCSP: true });

test('raw strings run here and are off the list, so that silence means something', async ({
  page,
  tripwires,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  tripwires.isProvoked = true;
  await page.goto(blank);
  const off = await page.evaluate(offTheList, [corpus, allowList] as Parameters<typeof offTheList>[0]);
  expect(new Set(off.map((fault) => Number.parseInt(fault, 10))).size).toBeGreaterThan(450);
  await expect.poll(() => tripwires.numbers.size).toBeGreaterThan(150);
});

test('sanitised HTML runs nothing and holds nothing off the list', async ({ page, expectedErrors }) => {
  // Pictures of the shop itself that do not exist.
  expectedErrors.push(/status of 404/);
  await page.goto(blank);
  const clean = corpus.map(sanitiseHtml);
  expect(await page.evaluate(offTheList, [clean, allowList] as Parameters<typeof offTheList>[0])).toEqual([]);
  await page.setContent(`<!doctype html><title>x</title>${clean.map((html) => `<div>${html}</div>`).join('')}`);
  await expect(page.locator('body > div')).toHaveCount(corpus.length);
});
