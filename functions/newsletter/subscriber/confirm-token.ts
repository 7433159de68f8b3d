/** The mailed link's token: the subscriber's id, and a secret that proves the mail was read. No dot: `signed-id.ts`. */
export interface ConfirmToken {
  readonly id: string;
  readonly secret: string;
}
export const writeToken = ({ id, secret }: ConfirmToken): string => `${id}-${secret}`;

/** Undefined for anything that is not a well-formed token. */
export function readToken(token: string): ConfirmToken | undefined {
  const [, id, secret] = /^(sbr_[0-9A-Z]{26})-([\w-]{43})$/.exec(token) ?? [];
  return id && secret ? { id, secret } : undefined;
}
