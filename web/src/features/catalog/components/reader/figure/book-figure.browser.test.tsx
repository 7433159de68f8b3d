import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ebookDetail, stock } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const name = 'plan-0123456789ab-80x80.png';
const later = 'later-0123456789ab-80x40.png';
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const text = `# Plans\n\n![What the plan shows](figure:${name} "The *plan*")\n\nText.`;

type Links = Record<string, string>;

async function openBook({ server, open }: Site, content: string, figures: Links | (() => Links)): Promise<void> {
  const book = ebookDetail(1, { content });
  stock(server, [book]);
  server.answer('GET /ebooks/{id}', book);
  server.answer('GET /ebooks/{id}/figures', () => ({ figures: typeof figures === 'function' ? figures() : figures }));
  await open(`/ebook/${book.id}`);
}
const asked = ({ server }: Site) => server.calls.filter(({ route }) => route === 'GET /ebooks/{id}/figures').length;

describe('a picture of a text', () => {
  test('is shown with its description and caption, in the space that was kept for it', async ({ site }) => {
    await openBook(site, text, { [name]: pixel });
    const picture = page.getByRole('img', { name: 'What the plan shows' });
    await expect.element(picture).toHaveAttribute('src', pixel);
    const { width, height } = picture.element().getBoundingClientRect();
    expect([width, height]).toEqual([80, 80]);
    expect(page.getByRole('figure').element().querySelector('figcaption')?.textContent).toBe('The plan');
    expect(asked(site)).toBe(1);
  });

  test('that is taller than the window keeps its shape, and stands on no wider ground', async ({ site }) => {
    const tall = 'flow-0123456789ab-500x4000.png';
    const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="4000"/>')}`;
    await openBook(site, `![A flow](figure:${tall})`, { [tall]: drawn });
    await expect.element(page.getByRole('img', { name: 'A flow' })).toHaveAttribute('src', drawn);
    const { width, height } = page.getByRole('img', { name: 'A flow' }).element().getBoundingClientRect();
    expect(height).toBeLessThanOrEqual(window.innerHeight * 0.8 + 1);
    expect(height / width).toBeCloseTo(8, 1);
  });

  test('is enlarged with the keyboard, and the focus comes back', async ({ site }) => {
    await openBook(site, text, { [name]: pixel });
    const button = page.getByRole('button', { name: 'Enlarge picture: What the plan shows' });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'The plan' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(button.element());
  });

  test.for([
    ['tall', 500, 4000, 500],
    ['wide', 1600, 200, 800],
  ] as const)(
    'that is %s is large enough to be read when it is enlarged',
    async ([kind, width, height, least], { site }) => {
      await page.viewport(390, 700);
      const tall = `${kind}-0123456789ab-${width}x${height}.png`;
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
      await openBook(site, `# Plans\n\n![A plan](figure:${tall})`, {
        [tall]: `data:image/svg+xml,${encodeURIComponent(drawn)}`,
      });
      await expect.element(page.getByRole('figure')).toBeInTheDocument();
      page.getByRole('figure').element().scrollIntoView();
      await page.getByRole('button', { name: 'Enlarge picture: A plan' }).click({ timeout: 8000 });
      const picture = page.getByRole('dialog', { name: 'A plan' }).getByRole('img', { name: 'A plan' });
      await expect.element(picture).toBeVisible();
      await expect.poll(() => picture.element().getBoundingClientRect().width).toBe(least);
      expect(picture.element().getBoundingClientRect().height).toBe((least * height) / width);
      expect(document.documentElement.scrollWidth).toBe(390);
    },
  );

  test('is described when there is no link, and when the link leads nowhere', async ({ site }) => {
    const both = `${text}\n\n![Another one](figure:${later})`;
    await openBook(site, both, { [name]: 'data:image/png;base64,AAAA' });
    await expect.element(page.getByText('What the plan shows')).toBeVisible();
    page.getByRole('figure').last().element().scrollIntoView();
    await expect.element(page.getByText('Another one')).toBeVisible();
    expect(document.querySelectorAll('figure img')).toHaveLength(0);
    // Once more for each, because a purchase or an edit may have added pictures, and a link may have died.
    await expect.poll(() => asked(site)).toBe(3);
  });

  test('whose link died while the computer slept is shown by another one', async ({ site }) => {
    let links = 0;
    await openBook(site, text, () => ({ [name]: links++ === 0 ? 'data:image/png;base64,AAAA' : pixel }));
    await expect.element(page.getByRole('img', { name: 'What the plan shows' })).toHaveAttribute('src', pixel);
    expect(asked(site)).toBe(2);
  });

  test('that could not be loaded is tried again when the connection returns', async ({ site }) => {
    await openBook(site, text, { [name]: 'data:image/png;base64,AAAA' });
    await expect.element(page.getByText('What the plan shows')).toBeVisible();
    const shown: string[] = [];
    const seen = new MutationObserver(() => document.querySelector('figure img') && shown.push('again'));
    seen.observe(document.body, { childList: true, subtree: true });
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('online'));
        return shown;
      })
      .toContain('again');
    seen.disconnect();
  });

  test('is not asked for when the text has none that is stored', async ({ site }) => {
    await openBook(site, '# Plans\n\n![What the plan shows](figure:plan)', {});
    await expect.element(page.getByText('What the plan shows')).toBeVisible();
    expect(asked(site)).toBe(0);
  });
});
