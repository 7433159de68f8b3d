import { expect, test } from 'vitest';
import { resetDoneMail, resetMail } from './reset/reset.mail.ts';
import { removalMail } from './user/removal.mail.ts';
import { verificationMail } from './verification/verification.mail.ts';

test('a reset shows its code in the text and not in the subject', () => {
  const mail = resetMail('sam@example.test', 'https://site.test/reset-password?token=t', '012345');
  expect(mail.subject).toBe('Reset your Rampart password');
  expect(mail.paragraphs).toContainEqual({ code: '012345' });
  expect(mail.paragraphs.join('\n')).toContain('30 minutes');
  expect(mail.action).toEqual({ label: 'Choose a new password', url: 'https://site.test/reset-password?token=t' });
});

test('a mail about a finished reset says what to do if it was somebody else', () => {
  const mail = resetDoneMail('sam@example.test', 'https://site.test/auth');
  expect(mail.subject).toBe('Your Rampart password was reset');
  expect(mail.paragraphs.join('\n')).toContain('If it was not you');
  expect(mail.action).toEqual({ label: 'Sign in', url: 'https://site.test/auth' });
});

test('a mail about a deleted account says what is kept, and who did it, and whom to tell', () => {
  const mail = removalMail('sam@example.test', 'https://site.test/contact', false);
  expect(mail.subject).toBe('Your Rampart account was deleted');
  expect(mail.paragraphs.join('\n')).toContain('without a name');
  expect(mail.paragraphs.join('\n')).toContain('somebody who knew its password');
  expect(mail.action).toEqual({ label: 'Contact us', url: 'https://site.test/contact' });
  const byAdmin = removalMail('sam@example.test', 'https://site.test/contact', true);
  expect(byAdmin.paragraphs.join('\n')).toContain('an administrator');
});

test('a verification says what it is for and how long it lasts', () => {
  const mail = verificationMail('sam@example.test', 'https://site.test/verify-email?token=t');
  expect(mail.paragraphs.join('\n')).toContain('7 days');
  expect(mail.action?.url).toBe('https://site.test/verify-email?token=t');
});
