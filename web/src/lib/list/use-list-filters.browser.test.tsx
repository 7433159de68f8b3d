import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { test } from '#test/components/site.tsx';

/** Types as somebody quick does: each letter follows what the field holds, before the page has rendered anew. */
function typeAtOnce(field: HTMLInputElement, letters: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const letter of letters) {
    setValue?.call(field, field.value + letter);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

test('no letter of a search is lost, however quickly it is typed', async ({ site }) => {
  site.signInAdmin();
  const counts = { total: 0, Security: 0, Compliance: 0, 'Risk Management': 0, Privacy: 0 };
  site.server.answer('GET /admin/frameworks/summary', counts);
  site.server.answer('GET /admin/frameworks', [], { total: 0 });
  await site.open('/admin/frameworks?category=Security');
  const search = page.getByLabelText('Search frameworks');
  await expect.element(page.getByRole('heading', { name: 'No framework matches' })).toBeVisible();
  typeAtOnce(search.element() as HTMLInputElement, 'risk');
  await expect.element(search).toHaveValue('risk');
  await expect.poll(() => site.server.last('GET /admin/frameworks')?.query).toMatchObject({ search: 'risk' });
  expect(window.location.search).toBe('?category=Security&search=risk');
});
