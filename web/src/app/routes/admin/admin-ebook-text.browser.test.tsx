import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminEbookDetail } from '#shared/catalog/ebook.ts';
import { GenerationDetail } from '#shared/generation/generation.ts';
import { Rewrite } from '#shared/generation/rewrite.ts';
import { problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const id = idOf('ebook');
const path = `/admin/ebooks/${id}/text`;
const find = 'GET /admin/ebooks/{id}/generation';
const at = '/admin/generations/{id}/sections/{position}/rewrite';
const ask = `POST ${at}` as const;
const accept = `POST ${at}/accept` as const;
const discard = `POST ${at}/discard` as const;

const ebook = (more: Partial<AdminEbookDetail> = {}) =>
  sampleOf(AdminEbookDetail, {
    ...{
      id,
      title: 'Reviews',
      status: 'draft',
      revision: 1,
      word_count: 900,
      content_version: 1,
      prompt_count: null,
      attachments: [],
      file_type: null,
    },
    content: 'For admins.\n\n# Who has access\n\nA rule is **PR.XX-9** here.\n\n# Who should\n\nOthers.',
    ...more,
  });
const rewrite = (more: Partial<Rewrite> = {}) =>
  sampleOf(Rewrite, {
    ...{ number: 1, status: 'writing', instruction: 'Shorter', words: null, ended_at: null },
    ...more,
  });
const generation = (last: Rewrite | null = null) =>
  sampleOf(GenerationDetail, {
    ...{ id: idOf('generation'), ebook_id: id, status: 'completed', step: 'draft', title: 'Reviews' },
    sections: [
      { title: 'Who has access', words: 500, rewrite: last },
      { title: 'Who should', words: 400, rewrite: null },
    ],
    remarks: [
      { code: 'unknown_number', section: 0, excerpt: 'PR.XX-9', sentence: 'The fact base does not know PR.XX-9.' },
      { code: 'chatter', section: 0, excerpt: 'Certainly!', sentence: 'The model talks to you here.' },
    ],
  });
const changed = (last: Rewrite) => ({ success: true as const, message: 'Done', generation: generation(last) });
const ready = rewrite({ status: 'ready', words: 4 });

async function openWith(site: Site, last: Rewrite | null = null, shown = ebook()): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/ebooks/{id}', shown);
  site.server.answer(find, { generation: generation(last) });
  const texts = { ...ready, before: 'A rule is **PR.XX-9** here.', after: 'A rule is **PR.AA-01** here.' };
  site.server.answer(`GET ${at}`, texts);
  await site.open(path);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Who should' })).toBeVisible();
}

const aside = page.getByRole('complementary', { name: 'About “Who has access”' });

describe('the text of an ebook', () => {
  test('shows the failure when the server is busy, and Try Again loads it', async ({ site }) => {
    site.signInAdmin();
    site.server.answer('GET /admin/ebooks/{id}', ebook());
    site.server.answer(find, { generation: null });
    await failAndRetry(site, path, 'The text could not be loaded', busyServer);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Who should' })).toBeVisible();
  });

  test('has the remarks beside each section, and shows each in its place', async ({ site }) => {
    await openWith(site);
    await page.getByRole('button', { name: 'Show “PR.XX-9” in the text' }).click();
    expect(window.getSelection()?.toString()).toBe('PR.XX-9');
    await page.getByRole('button', { name: 'Show “Certainly!” in the text' }).click();
    await expect.element(page.getByText('It is not in the text any more.')).toBeVisible();
  });

  test('has one section written again, compared and accepted', async ({ site }) => {
    await openWith(site);
    await aside.getByRole('button', { name: 'Write “Who has access” again' }).click();
    await aside.getByRole('button', { name: 'Write again', exact: true }).click();
    await expect.element(aside.getByText('Please say what is to be different').first()).toBeVisible();
    await aside.getByLabelText('What is to be different?').fill('Shorter');
    site.server.answer(ask, changed(rewrite()));
    await aside.getByRole('button', { name: 'Write again', exact: true }).click();
    await expect.element(aside.getByText('Being written again: “Shorter”')).toBeVisible();
    expect(site.server.last(ask)).toMatchObject({ params: { position: '0' }, body: { instruction: 'Shorter' } });
    site.server.answer(find, { generation: generation(ready) });
    await site.pass(2100);
    const comparison = page.getByRole('region', { name: '“Who has access” before and after' });
    await expect.element(comparison).toBeVisible();
    expect(comparison.element().querySelector('del')?.textContent).toBe('**PR.XX-9**');
    expect(comparison.element().querySelector('ins')?.textContent).toBe('**PR.AA-01**');
    await comparison.getByRole('tab', { name: 'New text' }).click();
    await expect.element(comparison.getByText('PR.AA-01')).toBeVisible();
    site.server.answer(accept, changed(rewrite({ status: 'accepted' })));
    await comparison.getByRole('button', { name: 'Accept the new text' }).click();
    await expect.element(comparison).not.toBeInTheDocument();
    // The form went with what was asked.
    await expect.element(aside.getByRole('button', { name: 'Write “Who has access” again' })).toBeVisible();
    expect(site.server.last(accept)?.body).toEqual({ number: 1 });
    expect(site.server.count('GET /admin/ebooks/{id}')).toBe(2);
  });

  test('offers no text of an earlier time to be accepted', async ({ site }) => {
    await openWith(site, rewrite({ ...ready, number: 2 }));
    const accepts = page.getByRole('button', { name: 'Accept the new text' });
    await expect.poll(() => site.server.count(`GET ${at}`)).toBe(1);
    await expect.element(accepts).not.toBeInTheDocument();
  });

  test('stops one that is being written, and keeps the old text', async ({ site }) => {
    await openWith(site, rewrite());
    site.server.answer(discard, changed(rewrite({ status: 'discarded' })));
    await page.getByRole('button', { name: 'Stop writing “Who has access” again' }).click();
    await expect.element(page.getByRole('button', { name: 'Write “Who has access” again' })).toBeVisible();
  });

  test('says why the model wrote nothing, and why a text cannot be accepted any more', async ({ site }) => {
    await openWith(site, rewrite({ status: 'failed', error: 'The language model refused to write this.' }));
    await expect.element(aside.getByText('The language model refused to write this.')).toBeVisible();
    site.server.answer(find, { generation: generation(ready) });
    await site.open(path);
    site.server.refuse(accept, () => problem(409, 'stale_version', 'Somebody else changed this.'));
    await page.getByRole('button', { name: 'Accept the new text' }).click();
    await expect.element(page.getByText(/^This section has changed since/)).toBeVisible();
  });

  test('warns that readers of a published ebook see what is accepted', async ({ site }) => {
    await openWith(site, ready, ebook({ status: 'published' }));
    await expect.element(page.getByText(/^The ebook is published: readers see at once/)).toBeVisible();
  });

  test('that no request can hold is not sent: its editor says by how much it is too long', async ({ site }) => {
    await openWith(site);
    await page.getByRole('button', { name: 'Edit text' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('ä'.repeat(600_000));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(page.getByRole('textbox', { name: 'Text' }))
      .toHaveAccessibleDescription(/Shorten it by 17%, or upload the ebook as a file\./);
    expect(site.server.count('PUT /admin/ebooks/{id}/text')).toBe(0);
  });

  test('is edited by hand beside its preview; what somebody else has saved is shown first', async ({ site }) => {
    await openWith(site);
    await page.getByRole('button', { name: 'Edit text' }).click();
    const box = page.getByRole('textbox', { name: 'Text' });
    await expect.element(box).toHaveFocus();
    expect((box.element() as HTMLTextAreaElement).selectionStart).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('button', { name: 'Edit text' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const shared = Array.from({ length: 9 }, (_, number) => `Paragraph ${number}.`).join('\n\n');
    const mine = `# Mine\n\n${shared}\n\nRights are reviewed by hand.`;
    await page.getByRole('textbox', { name: 'Text' }).fill(mine);
    await site.pass(300);
    await expect.element(page.getByRole('region', { name: /as readers see it/ }).getByText(/by hand/)).toBeVisible();
    const current = ebook({ content: mine.replace('hand', 'machine'), content_version: 5, revision: 9 });
    const stale = { detail: 'Somebody else changed this.', code: 'stale_version', current };
    const undo = site.server.refuse('PUT /admin/ebooks/{id}/text', () => {
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(stale), { status: 409, headers });
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('region', { name: 'Saved in the meantime' });
    await expect.element(conflict.getByRole('columnheader', { name: 'Yours' })).toBeVisible();
    const differing = (tag: string) => conflict.element().querySelector(tag)?.textContent;
    expect([differing('del'), differing('ins')]).toEqual(['machine.', 'hand.']);
    await expect.element(conflict.getByText('10 paragraphs are the same')).toBeVisible();
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
    await conflict.getByRole('button', { name: 'Use the saved Text' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue(current.content);
    await expect.element(conflict).not.toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Text' }).fill(mine);
    undo();
    const saved = ebook({ content: mine, content_version: 6 });
    site.server.answer('PUT /admin/ebooks/{id}/text', { success: true, message: 'Text saved', ebook: saved });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Text saved')).toBeVisible();
    const { body } = site.server.last('PUT /admin/ebooks/{id}/text') ?? {};
    expect(body).toEqual({ content: mine, content_version: 5 });
  });

  test('says why it cannot be edited, before anybody types', async ({ site }) => {
    const edit = page.getByRole('button', { name: 'Edit text' });
    const attachments = [{ name: 'register', title: 'Risk register', type: 'xlsx' as const, size: 9 }];
    for (const [fields, sentence] of [
      [{ attachments }, /^The text of an ebook with files of its own cannot be changed here.*“Risk register”/],
      [{ prompt_count: 46 }, 'The text of a prompt package cannot be changed here.'],
      [{ upload_status: 'processing' }, /^The file of this ebook is being read/],
    ] as const) {
      await openWith(site, null, ebook(fields));
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(edit).not.toBeInTheDocument();
    }
  });

  test('says that the file it was read in stays', async ({ site }) => {
    await openWith(site, null, ebook({ file_type: 'PDF' }));
    await page.getByRole('button', { name: 'Edit text' }).click();
    await expect.element(page.getByText(/^The PDF that was uploaded stays as it is/)).toBeVisible();
  });

  test('fits a phone', async ({ site }) => {
    await page.viewport(390, 844);
    await openWith(site, ready);
    await expect.element(page.getByRole('table', { name: 'Before and after' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
