/** The five points of a password's strength in words, so that a person sees what is missing. */
export const passwordRules = [
  { text: '8 or more characters', holds: (password: string) => password.length >= 8 },
  { text: 'A lowercase letter', holds: (password: string) => /[a-z]/.test(password) },
  { text: 'An uppercase letter', holds: (password: string) => /[A-Z]/.test(password) },
  { text: 'A digit', holds: (password: string) => /\d/.test(password) },
  { text: 'A special character', holds: (password: string) => /[^A-Za-z0-9]/.test(password) },
] as const;
