import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { PublicSettings } from '#shared/settings/settings.ts';
import { sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

const advertise = { subscribers: '5,000+', open_rate: '45%', click_through: '12%' };

test("the three figures stand side by side on a phone, as the publisher's own", async ({ site }) => {
  await page.viewport(390, 844);
  site.server.answer('GET /settings', sampleOf(PublicSettings, { time_zone: 'UTC', advertise }));
  await site.open('/advertise');
  const figures = Object.values(advertise).map((figure) => page.getByText(figure, { exact: true }));
  for (const figure of figures) await expect.element(figure).toBeVisible();
  expect(new Set(figures.map((figure) => figure.element().getBoundingClientRect().top)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expect.element(page.getByText(/own figures, not audited/)).toBeVisible();
});
