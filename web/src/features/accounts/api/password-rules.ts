/** The five criteria of password strength in words, to show what is missing. */
export const passwordRules = [
  { text: '8+ characters', holds: (password: string) => password.length >= 8 },
  { text: 'Lowercase letter', holds: (password: string) => /[a-z]/.test(password) },
  { text: 'Uppercase letter', holds: (password: string) => /[A-Z]/.test(password) },
  { text: 'Digit', holds: (password: string) => /\d/.test(password) },
  { text: 'Special character', holds: (password: string) => /[^A-Za-z0-9]/.test(password) },
] as const;
