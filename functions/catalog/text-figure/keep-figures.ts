import { createHash } from 'node:crypto';
import { encodedFigure } from '#functions/uploads/public.ts';
import { putOnce } from '#lib/aws/objects.ts';
import { now, seconds } from '#lib/clock.ts';
import type { Figure, Remark } from '#lib/document/document.ts';
import { figureNames, withFigureNames } from '#shared/catalog/content/figure-names.ts';
import { figureName } from '#shared/catalog/figure-name.ts';
import { figureKey } from './figure-key.ts';

/** A text that was read, with the pictures that it shows. */
export interface FoundFigures {
  readonly text: string;
  readonly figures: readonly Figure[];
}

/** Which reading of which ebook's file found them. */
export interface FoundBy {
  readonly ebookId: string;
  readonly reading: number;
}

/** What encoding may take: then the worker still has time to end. A thousand pictures of a usual size take less. */
const longest = seconds(120);

const unusable = 'This picture could not be used; the text has its description.';
const tooMany = 'There are more pictures in this file than can be prepared; the text has the description of this one.';

/** Other readings give other names: the sweep never deletes what one that goes on has found there already. */
async function kept({ ebookId, reading }: FoundBy, { name, bytes }: Figure): Promise<string | undefined> {
  const figure = await encodedFigure(bytes);
  if (!figure) return undefined;
  const digest = createHash('sha256').update(`${reading}\n`).update(figure.bytes).digest('hex');
  const stored = figureName(name, digest, figure);
  await putOnce(figureKey(ebookId, stored), figure.bytes, figure.type);
  return stored;
}

/**
 * Stores the pictures that a text shows, one after the other, under names that the returned text has. A picture that cannot
 * be kept is remarked on, and the text still describes it. Doing it again stores nothing new.
 */
export async function keepFigures(
  by: FoundBy,
  { text, figures }: FoundFigures,
  clock = now,
): Promise<{ readonly text: string; readonly remarks: readonly Remark[] }> {
  const shown = new Set(figureNames(text));
  const names = new Map<string, string>();
  const remarks: Remark[] = [];
  const end = clock() + longest;
  for (const figure of figures.filter(({ name }) => shown.has(name))) {
    const isLate = clock() > end;
    const name = isLate ? undefined : await kept(by, figure);
    if (name) names.set(figure.name, name);
    else remarks.push({ where: `picture “${figure.name}”`, sentence: isLate ? tooMany : unusable });
  }
  return { text: withFigureNames(text, names), remarks };
}
