import { DocumentRefused } from '#lib/document/refused.ts';
import { type FileParts, typeOfStored } from '#lib/document/type-of-stored.ts';
import { invalid } from '#lib/errors.ts';
import { type DocumentEnding, documentEnding, type FilePurpose, fileRules } from '#shared/uploads/choices.ts';

const refused = (sentence: string) => invalid('file', sentence);

/** The type by content; 422 with a sentence for what is no document. */
async function typeByContent(parts: FileParts): Promise<DocumentEnding> {
  try {
    return await typeOfStored(parts);
  } catch (error) {
    throw error instanceof DocumentRefused ? refused(error.message) : error;
  }
}

/** What a file is by its content; 422 for what its purpose does not allow, and what is not what its name says. */
export async function examineFile(
  parts: FileParts,
  { filename, purpose }: { readonly filename: string; readonly purpose: FilePurpose },
): Promise<DocumentEnding> {
  const { endings, wrongType } = fileRules[purpose];
  const type = await typeByContent(parts);
  if (!endings.includes(type)) throw refused(`The content of this file is .${type}. ${wrongType}.`);
  const ending = documentEnding(filename);
  if (ending !== type)
    throw refused(`The name of this file ends with .${ending}, but its content is .${type}. Rename the file.`);
  return type;
}
