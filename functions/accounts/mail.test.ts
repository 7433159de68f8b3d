import { expect, test } from 'vitest';
import { resetMail } from './reset/reset.mail.ts';
import { verificationMail } from './verification/verification.mail.ts';

test('a reset shows its code in the text and not in the subject', () => {
  const mail = resetMail('sam@example.test', 'https://site.test/reset-password?token=t', '012345');
  expect(mail.subject).toBe('Reset your Rampart password');
  expect(mail.paragraphs.join('\n')).toMatch(/^012345$/m);
  expect(mail.paragraphs.join('\n')).toContain('30 minutes');
  expect(mail.action).toEqual({ label: 'Choose a new password', url: 'https://site.test/reset-password?token=t' });
});

test('a verification says what it is for and how long it lasts', () => {
  const mail = verificationMail('sam@example.test', 'https://site.test/verify-email?token=t');
  expect(mail.paragraphs.join('\n')).toContain('7 days');
  expect(mail.action?.url).toBe('https://site.test/verify-email?token=t');
});
