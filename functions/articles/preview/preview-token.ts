import { isSigned, sign } from '#lib/aws/signature.ts';
import { readEnv } from '#lib/env.ts';
import type { StoredPreview } from './preview.repo.ts';

const env = readEnv('linkSecret');
const textOf = ({ article_id, link }: StoredPreview): string => `article-preview:${article_id}:${link}`;

/** What a private link ends with. Has no dot, because the edge treats paths with a dot as files. */
export const tokenOf = async (preview: StoredPreview): Promise<string> =>
  `${preview.article_id}-${await sign(env.linkSecret, textOf(preview))}`;

/** The article that a token names, and the signature to check; undefined for anything that is no token. */
export function readToken(token: string): { readonly articleId: string; readonly signature: string } | undefined {
  const [, articleId, signature] = /^(art_[0-9A-Z]{26})-([\w-]{22})$/.exec(token) ?? [];
  return articleId && signature ? { articleId, signature } : undefined;
}

/** Whether a signature is that of this link. */
export const isTokenOf = (preview: StoredPreview, signature: string): Promise<boolean> =>
  isSigned(env.linkSecret, textOf(preview), signature);
