/** `d•••@example.com`: enough for its owner, and for the audit log, which keeps no addresses. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** A text with the addresses in it masked: what is kept longer than the people it names holds none. */
export const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>()"',;:/@]{1,64}@[^\s<>()"',;:/@]{1,255}/g, masked);
