import type * as z from 'zod';
import { getText, putObject, putOnce } from '#lib/aws/objects.ts';
import { KeptSection, type Outline, Outline as OutlineSchema } from '#shared/generation/task.ts';

/* The texts of a generation: objects below `generations/{id}/`, each written as a whole under a name of its own. */

const outlineKey = (id: string): string => `generations/${id}/outline.json`;
const sectionKey = (id: string, position: number): string => `generations/${id}/sections/${position}.json`;
const bookKey = (id: string): string => `generations/${id}/book.md`;

/** The generation that an object belongs to; undefined for any other object. */
export const generationOf = (key: string): string | undefined => /^generations\/([^/]+)\/./.exec(key)?.[1];

const putJson = (key: string, value: unknown): Promise<void> =>
  putObject(key, JSON.stringify(value), 'application/json');

async function getJson<S extends z.ZodType>(key: string, schema: S): Promise<z.output<S> | undefined> {
  const text = await getText(key);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

function there<T>(text: T | undefined, key: string): T {
  if (text === undefined) throw new Error(`${key} is missing`);
  return text;
}

export const findOutline = (id: string): Promise<Outline | undefined> => getJson(outlineKey(id), OutlineSchema);
export const keepOutline = (id: string, outline: Outline): Promise<void> => putJson(outlineKey(id), outline);
/** The outline, which an earlier step has written. */
export const outlineOf = async (id: string): Promise<Outline> => there(await findOutline(id), outlineKey(id));

export const findSection = (id: string, position: number): Promise<KeptSection | undefined> =>
  getJson(sectionKey(id, position), KeptSection);
/** Keeps a section unless there is one, which stays: false then. */
export const keepSection = (id: string, position: number, section: KeptSection): Promise<boolean> =>
  putOnce(sectionKey(id, position), JSON.stringify(section), 'application/json');
/** All sections of an outline, in order. */
export const sectionsOf = (id: string, { sections }: Outline): Promise<KeptSection[]> =>
  Promise.all(sections.map(async (_, at) => there(await findSection(id, at), sectionKey(id, at))));

export const keepBook = (id: string, text: string): Promise<void> =>
  putObject(bookKey(id), text, 'text/markdown; charset=utf-8');
export const bookOf = async (id: string): Promise<string> => there(await getText(bookKey(id)), bookKey(id));
