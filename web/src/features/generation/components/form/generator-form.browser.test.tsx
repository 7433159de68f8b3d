import { afterEach, describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GenerationDetail } from '#shared/generation/generation.ts';
import { offline, problem } from '#test/components/contract-server.ts';
import { answerDashboard } from '#test/components/dashboard.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';
import { closeStore, store } from '#test/components/store.ts';
import { answerTraining, chooseTraining, file_url } from '#test/components/training.ts';
import { toast } from '#web/lib/toast.ts';

afterEach(closeStore);

const generate = 'POST /admin/ebooks/generate-with-training';
const topic = page.getByLabelText('Topic');
const submit = page.getByRole('button', { name: /^Generat/ });

async function openGenerator(site: Site): Promise<void> {
  answerDashboard(site.server);
  answerTraining(site.server);
  site.server.answer('GET /admin/vocabulary', { categories: [], tags: [], frameworks: ['SOC 2', 'GDPR'] });
  site.signInAdmin();
  await site.open('/admin/generate');
}

async function fillIn(): Promise<void> {
  await topic.fill('Access reviews');
  await page.getByLabelText('Regulatory source').selectOptions('PCI DSS');
}

describe('the generator', () => {
  test('offers the sources in their order, then those of the vocabulary', async ({ site }) => {
    await openGenerator(site);
    await expect.element(page.getByRole('option', { name: 'SOC 2' })).toBeInTheDocument();
    const source = page.getByLabelText('Regulatory source').element() as HTMLSelectElement;
    expect([...source.options].map(({ value }) => value).join()).toBe(
      ',NIST CSF,NIST RMF,ISO 27001,SOX,GDPR,HIPAA,PCI DSS,CIS Controls,SOC 2',
    );
    await expect.element(page.getByLabelText('Difficulty')).toHaveValue('intermediate');
    await expect.element(page.getByLabelText('Price')).toHaveAttribute('step', '0.01');
  });

  test('asks for topic and regulatory source, in one sentence', async ({ site }) => {
    await openGenerator(site);
    await topic.fill('  ');
    await submit.click();
    const summary = page.getByRole('alert').filter({ hasText: 'One thing to correct' });
    await expect.element(summary.getByText('Please fill in topic and regulatory source')).toBeVisible();
    expect(site.server.count(generate)).toBe(0);
  });

  test('asks for a price, which may be zero', async ({ site }) => {
    await openGenerator(site);
    await fillIn();
    await page.getByLabelText('Price').fill('');
    await submit.click();
    await expect.element(page.getByText('Give a price of 0 or more').first()).toBeVisible();
    expect(site.server.count(generate)).toBe(0);
  });

  test('sends what was filled in once, leads to the job, and is blank when it is opened again', async ({ site }) => {
    await openGenerator(site);
    await fillIn();
    await page.getByLabelText('Custom instructions').fill('For hospitals');
    await page.getByLabelText('Price').fill('19.99');
    chooseTraining(['policy.pdf', 'notes.docx']);
    for (const number of [1, 2]) (await store(number)).answer(204);
    await expect.element(page.getByText('Ready').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Remove notes.docx' }).click();
    const answered = { success: true as const, job_id: idOf('generation'), ebook_id: idOf('ebook') };
    site.server.answer(generate, answered);
    const running = sampleOf(GenerationDetail, {
      id: idOf('generation'),
      ebook_id: idOf('ebook'),
      topic: 'Access reviews',
    });
    site.server.answer('GET /admin/generations/{id}', running);
    const release = site.server.hold(generate);
    await submit.click();
    await expect.element(submit).toHaveTextContent('Generating...');
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    await submit.click({ force: true });
    release();
    await expect.poll(() => window.location.pathname).toBe(`/admin/generations/${idOf('generation')}`);
    expect(site.server.count(generate)).toBe(1);
    expect(site.server.last(generate)?.body).toEqual({
      ...{ topic: 'Access reviews', regulatory_source: 'PCI DSS', difficulty_level: 'intermediate' },
      ...{ custom_instructions: 'For hospitals', price: 19.99, training_files: [file_url(1)] },
    });
    window.history.back();
    await expect.element(topic).toHaveValue('');
    await expect.element(page.getByText('policy.pdf')).not.toBeInTheDocument();
  });

  for (const [name, refusal, told] of [
    ['refuses', () => problem(409, 'conflict', 'Too many at once.'), 'Failed to generate ebook: Too many at once.'],
    ['cannot be reached', offline, /^Failed to generate ebook: .*Check your connection/],
  ] as const)
    test(`keeps what was typed when the server ${name}`, async ({ site }) => {
      await openGenerator(site);
      await fillIn();
      site.server.refuse(generate, refusal);
      await submit.click();
      await expect.element(page.getByText(told)).toBeVisible();
      await expect.element(topic).toHaveValue('Access reviews');
    });

  test('is at rest while it is sent, and as it was when that has failed', async ({ site }) => {
    await openGenerator(site);
    await fillIn();
    chooseTraining(['policy.pdf']);
    (await store()).answer(204);
    await expect.element(page.getByText('Ready')).toBeVisible();
    site.server.refuse(generate, () => problem(409, 'conflict', 'Too many at once.'));
    const release = site.server.hold(generate);
    await submit.click();
    await expect.element(submit).toHaveTextContent('Generating...');
    const active = [
      page.getByRole('button', { name: 'Remove policy.pdf' }),
      page.getByRole('button', { name: 'Choose training files' }),
      page.getByLabelText('Regulatory source'),
      page.getByLabelText('Difficulty'),
    ];
    for (const control of active) await expect.element(control).toBeDisabled();
    release();
    await expect.element(page.getByText(/Too many at once/).first()).toBeVisible();
    for (const control of active) await expect.element(control).toBeEnabled();
    await submit.click();
    await expect.poll(() => site.server.count(generate)).toBe(2);
    expect(site.server.last(generate)?.body).toMatchObject({
      ...{ regulatory_source: 'PCI DSS', difficulty_level: 'intermediate', training_files: [file_url(1)] },
    });
  });

  test('shows how far a training file is, cancels it, and says when it could not be sent', async ({ site }) => {
    await openGenerator(site);
    chooseTraining(['policy.pdf']);
    const sent = await store();
    sent.upload.onprogress?.({ loaded: 41, total: 100 });
    await expect.element(page.getByText('41 %')).toBeVisible();
    const told = vi.spyOn(toast, 'error');
    await page.getByRole('button', { name: 'Cancel policy.pdf' }).click();
    expect(sent.isAborted).toBe(true);
    await expect.element(page.getByText('policy.pdf')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Choose training files' })).toHaveFocus();
    // What is cancelled has not failed.
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
    chooseTraining(['script.exe']);
    await expect.element(page.getByText('Choose a PDF, Word (.docx) or CSV file')).toBeVisible();
    await expect.element(page.getByText('Failed to upload training file')).toBeVisible();
  });

  test('takes ten files, and does not start while one is on its way', async ({ site }) => {
    await openGenerator(site);
    await fillIn();
    chooseTraining(Array.from({ length: 12 }, (_, number) => `file-${number}.csv`));
    await store(10);
    await expect.element(page.getByRole('button', { name: /^Cancel file-/ }).nth(9)).toBeVisible();
    await expect.element(page.getByText('There are 10 files, which is the most.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Choose training files' })).toBeDisabled();
    await submit.click();
    await expect.element(page.getByText(/^Wait until the training files are uploaded/)).toBeVisible();
    expect(site.server.count(generate)).toBe(0);
  });
});
