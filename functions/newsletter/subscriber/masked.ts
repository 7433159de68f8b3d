/** `d•••@example.com`: enough for its owner, and for the log of acts, where no address is kept. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
