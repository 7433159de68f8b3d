/** What the mailed link carries: whose, and the secret that proves that the mail was read. No dot, see `signed-id.ts`. */
export interface ConfirmToken {
  readonly id: string;
  readonly secret: string;
}
export const writeToken = ({ id, secret }: ConfirmToken): string => `${id}-${secret}`;

/** Undefined for anything that no link of ours has carried. */
export function readToken(token: string): ConfirmToken | undefined {
  const [, id, secret] = /^(sbr_[0-9A-Z]{26})-([\w-]{43})$/.exec(token) ?? [];
  return id && secret ? { id, secret } : undefined;
}
