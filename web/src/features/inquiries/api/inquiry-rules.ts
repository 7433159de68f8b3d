import { messageMissing } from '#shared/inquiries/message-missing.ts';

/** Rules of the inquiry forms. The server validates everything again. */

const filled = (message: string) => ({
  required: message,
  validate: (value: string) => value.trim() !== '' || message,
});

export const nameRules = filled('Please enter your name');
export const companyRules = filled('Please enter your company');
export const subjectRules = filled('Please enter a subject');
export const messageRules = filled(messageMissing);
export const emailRules = {
  required: 'Please enter your email address',
  pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: 'Please enter a valid email address' },
} as const;

/** The server's maximum lengths. */
export const longest = { name: 120, email: 254, company: 160, phone: 40, subject: 200, message: 5000 } as const;

/** Options of a select: an empty one first, then the choices with their labels. */
export const optionsOf = <V extends string>(choices: readonly V[], labels?: Readonly<Record<V, string>>) => [
  { value: '', label: 'Please choose (optional)' },
  ...choices.map((value) => ({ value, label: labels?.[value] ?? value })),
];
