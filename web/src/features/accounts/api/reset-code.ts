const length = 6;

/** Extracts the digits of a mailed code from typed or pasted text: `123 456`, `Code: 123456`. */
export const resetCode = (text: string): string => text.replace(/\D/g, '').slice(0, length);
