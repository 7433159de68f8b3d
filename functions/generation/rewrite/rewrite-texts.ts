import * as z from 'zod';
import { getText, putObject } from '#lib/aws/objects.ts';
import type { RewriteRun } from '#shared/generation/payload.ts';
import { Excerpt } from '#shared/generation/task.ts';

/** Both texts of a section that was written again, each by itself, and the excerpts that the new one rests on. */
const Texts = z.object({ before: z.string(), after: z.string(), excerpts: z.array(Excerpt) });
export type Texts = z.infer<typeof Texts>;

/** Each time has an object of its own, which is never written again for another. */
const textsKey = ({ generation_id, position, number }: RewriteRun): string =>
  `generations/${generation_id}/rewrites/${position}-${number}.json`;

export async function findTexts(run: RewriteRun): Promise<Texts | undefined> {
  const text = await getText(textsKey(run));
  return text === undefined ? undefined : Texts.parse(JSON.parse(text));
}

export const keepTexts = (run: RewriteRun, texts: Texts): Promise<void> =>
  putObject(textsKey(run), JSON.stringify(texts), 'application/json');
