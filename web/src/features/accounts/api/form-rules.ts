/** Rules shared by the account forms. The server validates everything again. */
export const emailRules = {
  required: 'Please enter your email address',
  pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: 'Please enter a valid email address' },
} as const;

/** The server's maximum lengths of a name and an address. */
export const longest = { name: 120, email: 254 } as const;

/** Six characters and no other rule; an empty field gets the same message. */
export const sixCharacters = (message: string) => ({ required: message, minLength: { value: 6, message } }) as const;

/** Attributes of every email field: no autocapitalisation, no autocorrection. */
export const emailAttributes = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: longest.email,
} as const;
