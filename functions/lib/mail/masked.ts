/** `d•••@example.com`: enough for its owner, and for the audit log, which keeps no addresses. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
