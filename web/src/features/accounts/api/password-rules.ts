/** The five points of a password's strength in words, so that a person sees what is missing. */
export const passwordRules = [
  { text: '8+ characters', holds: (password: string) => password.length >= 8 },
  { text: 'Lowercase letter', holds: (password: string) => /[a-z]/.test(password) },
  { text: 'Uppercase letter', holds: (password: string) => /[A-Z]/.test(password) },
  { text: 'Digit', holds: (password: string) => /\d/.test(password) },
  { text: 'Special character', holds: (password: string) => /[^A-Za-z0-9]/.test(password) },
] as const;
