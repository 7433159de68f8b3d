const length = 6;

/** The digits of a mailed code out of what was typed or pasted: `123 456`, `Code: 123456`. */
export const resetCode = (text: string): string => text.replace(/\D/g, '').slice(0, length);
