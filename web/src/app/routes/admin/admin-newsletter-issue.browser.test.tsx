import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Newsletter } from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';
import { PublicSettings } from '#shared/settings/settings.ts';
import { offline, problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { report, sentOf } from '#test/components/sendings.ts';
import { type Site, test } from '#test/components/site.tsx';

const id = idOf('newsletter', 1);
const put = 'PUT /admin/newsletters/{id}';
const newsletter = (fields: Partial<Newsletter> = {}) =>
  sampleOf(Newsletter, {
    ...{ id, subject: 'Quiet audits', preheader: '', content: '<p>Plan them.</p>', template_id: null, revision: 3 },
    ...{ interests: ['compliance'], scheduled_date: null, status: 'draft', ...fields },
  });
const saved = (fields: Partial<Newsletter> = {}) => ({
  ...{ success: true as const, message: 'Saved', newsletter: newsletter({ revision: 4, ...fields }) },
});
const mail =
  '<html><head><style>@media (prefers-color-scheme:dark){p{color:red}}</style></head><body><p>Mail</p></body></html>';

/** Answers what the form of a newsletter asks for. */
function answerForm({ server }: Site, shown = newsletter()): void {
  server.answer('GET /settings', sampleOf(PublicSettings, { time_zone: 'Europe/Berlin' }));
  server.answer('GET /admin/newsletters/{id}', shown);
  server.answer('GET /admin/newsletter-templates', [
    { id: 'letter', name: 'Letter' },
    { id: 'digest', name: 'Reading list' },
  ]);
  server.answer('GET /admin/newsletters/audience', ({ query }) => ({
    count: (query as { interests: readonly string[] }).interests.length > 0 ? 1 : 1204,
  }));
  server.answer('POST /admin/newsletters/preview', { html: mail, text: 'Mail in text', size: 5400 });
}
async function openNewsletter(site: Site, shown = newsletter()): Promise<void> {
  site.signInAdmin();
  answerForm(site, shown);
  await site.open(href('adminNewsletterIssue', { id }));
  await expect.element(content()).toHaveTextContent('Plan them.');
}

const subject = () => page.getByLabelText('Subject');
const content = () => page.getByRole('textbox', { name: 'Content' });
const audience = () => page.getByRole('region', { name: 'Audience' });
const preview = () => page.getByRole('region', { name: 'Preview' });
/** It is made once it is near. */
const lookAtPreview = () => preview().element().scrollIntoView();
const save = () => page.getByRole('button', { name: 'Save' });
const testButton = () => page.getByRole('button', { name: 'Send me a test' });
const frame = () => document.querySelector('iframe');

describe('the bar that saves', () => {
  test('covers neither the field that the keyboard comes to nor is covered by a message', async ({ site }) => {
    await page.viewport(1280, 700);
    await openNewsletter(site);
    const acts = save().element().closest('div');
    const topOf = () => acts?.getBoundingClientRect().top ?? 0;
    const field = page.getByLabelText('Send at').element();
    (page.getByLabelText('Template').element() as HTMLElement).focus({ preventScroll: true });
    // In the window, below the bar.
    window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight + 10);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(field);
    await expect.poll(() => topOf() - field.getBoundingClientRect().bottom).toBeGreaterThan(0);
    await subject().fill('Loud audits');
    site.server.answer(put, saved({ subject: 'Loud audits' }));
    await save().click();
    const toast = page.getByText('Newsletter updated successfully');
    await expect.element(toast).toBeVisible();
    await expect.poll(() => topOf() - toast.element().getBoundingClientRect().bottom).toBeGreaterThan(0);
  });
});

describe('a new newsletter', () => {
  test('needs subject and content; created, it has a page of its own', async ({ site }) => {
    site.signInAdmin();
    answerForm(site);
    await site.open(href('adminNewNewsletter'));
    await save().click();
    await expect.element(page.getByRole('alert').getByText('Please fill in subject and content')).toBeVisible();
    await subject().fill('Quiet audits');
    await content().click();
    await userEvent.keyboard('Plan them.');
    await page.getByLabelText('Template').selectOptions('Reading list');
    site.server.answer('POST /admin/newsletters', saved({ revision: 1 }));
    await save().click();
    await expect.element(page.getByText('Newsletter created successfully')).toBeVisible();
    await expect.poll(() => window.location.pathname).toBe(href('adminNewsletterIssue', { id }));
    expect(site.server.last('POST /admin/newsletters')?.body).toEqual({
      ...{ subject: 'Quiet audits', preheader: '', content: '<p>Plan them.</p>', template_id: 'digest' },
      ...{ interests: [], scheduled_date: null },
    });
  });

  test('begins as a copy of the one that is duplicated, without its date', async ({ site }) => {
    site.signInAdmin();
    answerForm(site, newsletter({ scheduled_date: '2026-12-01T09:00:00.000Z' }));
    await site.open(href('adminNewsletterIssue', { id }));
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect.element(subject()).toHaveValue('Copy of Quiet audits');
    await expect.element(content()).toHaveTextContent('Plan them.');
    await expect.element(page.getByLabelText('Send at')).toHaveValue('');
    await expect.element(audience().getByLabelText('Compliance')).toBeChecked();
  });
});

describe('a newsletter that is out', () => {
  for (const [status, query] of [
    ['sending', ''],
    ['sent', '?tab=report'],
    ['stopped', '?tab=report'],
  ] as const)
    test(`is written no more: ${status}, it leads to its sending, and to a copy`, async ({ site }) => {
      site.signInAdmin();
      answerForm(site, newsletter({ status }));
      site.server.answer('GET /admin/newsletters/{id}/sending', sentOf());
      site.server.answer('GET /admin/newsletters/{id}/report', report);
      await site.open(href('adminNewsletterIssue', { id }));
      await expect.element(page.getByRole('heading', { level: 1, name: 'Quiet audits' })).toBeVisible();
      expect(window.location.pathname).toBe(href('adminNewsletterSending', { id }));
      expect(window.location.search).toBe(query);
      await page.getByRole('link', { name: 'Duplicate' }).click();
      await expect.element(subject()).toHaveValue('Copy of Quiet audits');
    });
});

describe('the form of a newsletter', () => {
  test('saves over the revision it has read, with its time in the time zone of the site', async ({ site }) => {
    await openNewsletter(site);
    await page.getByLabelText('Send at').fill('2026-12-01T10:00');
    await expect.element(page.getByText(/^It goes to its audience by itself, within a minute/)).toBeVisible();
    site.server.answer(put, saved({ status: 'scheduled', scheduled_date: '2026-12-01T09:00:00.000Z' }));
    await save().click();
    await expect.element(page.getByText('Newsletter updated successfully')).toBeVisible();
    expect(site.server.last(put)?.body).toMatchObject({
      ...{ revision: 3, scheduled_date: '2026-12-01T09:00:00.000Z', interests: ['compliance'], template_id: 'letter' },
    });
    await expect.element(page.getByText('Scheduled', { exact: true })).toBeVisible();
  });

  test('has fields of the reader put in where the cursor is', async ({ site }) => {
    await openNewsletter(site);
    const choose = async (opener: string, item: RegExp) => {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await subject().fill('Dear , good news');
    (subject().element() as HTMLInputElement).setSelectionRange(5, 5);
    await choose('Insert a field of the reader into Subject', /^Name of the reader.*“there” for a reader/);
    await expect.element(subject()).toHaveValue('Dear {{name}}, good news');
    await expect.element(subject()).toHaveFocus();
    await choose('Insert a field of the reader into Preheader', /^Topics that the reader chose/);
    await content().click();
    await userEvent.keyboard('{Control>}{End}{/Control} Hello ');
    await choose('Insert', /^Name of the reader/);
    await expect.element(content()).toHaveTextContent('Plan them. Hello {{name}}');
    site.server.answer(put, saved());
    await save().click();
    await expect
      .poll(() => site.server.last(put)?.body)
      .toMatchObject({
        ...{ subject: 'Dear {{name}}, good news', preheader: '{{interests}}' },
        content: '<p>Plan them. Hello {{name}}</p>',
      });
  });

  test('keeps a time that nobody changed to the second', async ({ site }) => {
    await openNewsletter(site, newsletter({ status: 'scheduled', scheduled_date: '2026-12-01T09:00:30.000Z' }));
    site.server.answer(put, saved());
    await subject().fill('Quieter audits');
    await save().click();
    await expect.poll(() => site.server.last(put)?.body).toMatchObject({ scheduled_date: '2026-12-01T09:00:30.000Z' });
  });

  test('counts the audience with every tick', async ({ site }) => {
    await openNewsletter(site);
    await expect.element(audience().getByText('1 confirmed subscriber, each once')).toBeVisible();
    await audience().getByLabelText('Compliance').click();
    await expect.element(audience().getByText('Everybody: 1,204 confirmed subscribers')).toBeVisible();
    await audience().getByLabelText('Frameworks').click();
    await audience().getByLabelText('Cybersecurity').click();
    const asked = () => site.server.last('GET /admin/newsletters/audience')?.query;
    await expect.poll(asked).toEqual({ interests: ['frameworks', 'cybersecurity'] });
  });

  test('never gives the count of one audience for another', async ({ site }) => {
    await openNewsletter(site);
    await expect.element(audience().getByText('1 confirmed subscriber, each once')).toBeVisible();
    const arrive = site.server.hold('GET /admin/newsletters/audience');
    await audience().getByLabelText('Compliance').click();
    await expect.element(audience().getByRole('status')).toHaveTextContent('Counting…');
    arrive();
    await expect.element(audience().getByRole('status')).toHaveTextContent('Everybody: 1,204 confirmed subscribers');
  });

  test('compares before it goes over what somebody else has saved', async ({ site }) => {
    await openNewsletter(site);
    await subject().fill('Mine');
    const current = newsletter({ subject: 'Theirs', content: '<p>Plan them well.</p>', interests: [], revision: 9 });
    const back = site.server.refuse(put, () => {
      const stale = { detail: 'Somebody else changed this.', code: 'stale_version', current };
      return new Response(JSON.stringify(stale), { status: 409, headers: { 'content-type': 'application/json' } });
    });
    await save().click();
    await expect.element(page.getByText('All subscribers', { exact: true })).toBeVisible();
    back();
    site.server.answer(put, saved({ subject: 'Mine', revision: 10 }));
    await save().click();
    await expect.poll(() => site.server.last(put)?.body).toMatchObject({ subject: 'Mine', revision: 9 });
  });

  test('has what was typed again after the page was closed without a save', async ({ site }) => {
    await openNewsletter(site);
    await subject().fill('Quieter audits');
    await site.pass(400);
    await expect.element(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await site.open(href('adminNewNewsletter'));
    await expect.element(subject()).toHaveValue('');
    await openNewsletter(site);
    await expect.element(subject()).toHaveValue('Quieter audits');
    await expect.element(page.getByText(/^What you typed here until .* had not been saved/)).toBeVisible();
  });

  test('keeps its template while the templates cannot be loaded', async ({ site }) => {
    site.signInAdmin();
    answerForm(site, newsletter({ template_id: 'digest' }));
    site.server.refuse('GET /admin/newsletter-templates', offline);
    await site.open(href('adminNewsletterIssue', { id }));
    await expect.element(page.getByText('The templates could not be loaded.')).toBeVisible();
    await expect.element(page.getByLabelText('Template')).toHaveDisplayValue('As before');
    site.server.answer(put, saved());
    await subject().fill('Quieter audits');
    await save().click();
    await expect.poll(() => site.server.last(put)?.body).toMatchObject({ template_id: 'digest' });
  });

  test('loads the templates and counts the audience again when that failed', async ({ site }) => {
    site.signInAdmin();
    answerForm(site, newsletter({ template_id: 'digest' }));
    site.server.refuse('GET /admin/newsletter-templates', offline);
    site.server.refuse('GET /admin/newsletters/audience', offline);
    await site.open(href('adminNewsletterIssue', { id }));
    const countAgain = page.getByRole('button', { name: 'Count again' });
    await expect.element(countAgain).toBeVisible();
    await expect.element(page.getByText('The templates could not be loaded.')).toBeVisible();
    answerForm(site, newsletter({ template_id: 'digest' }));
    await countAgain.click();
    await expect.element(page.getByText(/confirmed subscriber/)).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByLabelText('Template')).toHaveDisplayValue('Reading list');
  });

  test('leaves the date to admins', async ({ site }) => {
    site.signIn({ role: 'editor', is_admin: false });
    answerForm(site);
    await site.open(href('adminNewsletterIssue', { id }));
    await expect.element(page.getByLabelText('Send at')).toBeDisabled();
    await subject().fill('Quieter audits');
    site.server.answer(put, saved());
    await save().click();
    await expect.poll(() => site.server.last(put)?.body).toMatchObject({ scheduled_date: null });
  });
});

describe('the mail of a newsletter', () => {
  test('is shown as desktops, phones, dark mail programs and text readers show it', async ({ site }) => {
    await openNewsletter(site);
    lookAtPreview();
    await expect.poll(() => frame()?.srcdoc).toContain('@media not all{');
    expect(frame()?.getAttribute('sandbox')).toBe('');
    await expect
      .element(preview().getByText('The mail has 6 KB. It may have up to 100 KB: Gmail cuts off what is longer.'))
      .toBeVisible();
    const wide = frame()?.clientWidth ?? 0;
    await preview().getByText('Phone').click();
    expect(frame()?.clientWidth).toBe(320);
    expect(wide).toBeGreaterThan(600);
    await preview().getByText('Dark').click();
    expect(frame()?.srcdoc).toContain('@media all{');
    await preview().getByText('Text').click();
    await expect.element(preview().getByText('Mail in text')).toBeVisible();
  });

  test('follows what is typed, in a pause', async ({ site }) => {
    await openNewsletter(site);
    lookAtPreview();
    const asked = () => site.server.last('POST /admin/newsletters/preview')?.body;
    await expect.poll(asked).toMatchObject({ id, subject: 'Quiet audits' });
    const before = site.server.count('POST /admin/newsletters/preview');
    await subject().fill('Quieter audits');
    await site.pass(500);
    expect(site.server.count('POST /admin/newsletters/preview')).toBe(before);
    await site.pass(200);
    await expect.poll(asked).toMatchObject({ id, subject: 'Quieter audits', template_id: 'letter' });
  });

  test('says when it could not be made, and when it is too large', async ({ site }) => {
    site.signInAdmin();
    answerForm(site);
    const back = site.server.refuse('POST /admin/newsletters/preview', offline);
    await site.open(href('adminNewsletterIssue', { id }));
    await expect.element(content()).toHaveTextContent('Plan them.');
    lookAtPreview();
    await expect.element(page.getByRole('heading', { name: 'The preview could not be made' })).toBeVisible();
    back();
    site.server.answer('POST /admin/newsletters/preview', { html: mail, text: 'Mail', size: 100_000 });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(preview().getByText(/^100 KB\. Gmail cuts mails off after 100 KB/)).toBeVisible();
  });

  test('is sent to whoever writes it, as it is saved', async ({ site }) => {
    await openNewsletter(site);
    await subject().fill('Quieter audits');
    await expect.element(testButton()).toBeDisabled();
    await expect.element(page.getByText('Save first: a test shows what is saved.')).toBeVisible();
    site.server.answer(put, saved({ subject: 'Quieter audits' }));
    await save().click();
    await expect.element(page.getByText('A mail to sam@example.test, or to colleagues whom you choose.')).toBeVisible();
    const tooMany = () => problem(429, 'too_many_requests', 'You have sent many tests in this hour.');
    const mend = site.server.refuse('POST /admin/newsletters/{id}/test', tooMany);
    await testButton().click();
    await expect.element(page.getByText('You have sent many tests in this hour.')).toBeVisible();
    mend();
    site.server.answer('POST /admin/newsletters/{id}/test', { success: true, message: 'A test is on its way' });
    await testButton().click();
    await expect.element(page.getByText('A test is on its way')).toBeVisible();
    expect(site.server.last('POST /admin/newsletters/{id}/test')?.body).toEqual({});
  });
});

test('a newsletter that does not exist has a way back', async ({ site }) => {
  site.signInAdmin();
  answerForm(site);
  site.server.refuse('GET /admin/newsletters/{id}', () => problem(404, 'not_found', 'Newsletter not found'));
  await site.open(href('adminNewsletterIssue', { id }));
  await expect.element(page.getByRole('heading', { name: 'Newsletter not found' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('on a phone nothing is wider than the page', async ({ site }) => {
  await page.viewport(390, 844);
  await openNewsletter(site);
  expect(document.documentElement.scrollWidth).toBe(390);
});
