/** Rules that several forms of an account share. The server has the last word on all of them. */
export const emailRules = {
  required: 'Please enter your email address',
  pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: 'Please enter a valid email address' },
} as const;

/** What the server keeps of a name and an address. */
export const longest = { name: 120, email: 254 } as const;

/** Six characters and no other rule; an empty field says the same. */
export const sixCharacters = (message: string) => ({ required: message, minLength: { value: 6, message } }) as const;

/** Attributes of every field for an address: no capitals, no corrections. */
export const emailAttributes = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: longest.email,
} as const;
