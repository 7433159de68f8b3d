import { DocumentRefused } from '#lib/document/refused.ts';
import { type FileParts, typeOfStored } from '#lib/document/type-of-stored.ts';
import { invalid } from '#lib/errors.ts';
import { type DocumentEnding, documentEnding, type FilePurpose, fileRules } from '#shared/uploads/choices.ts';

const refused = (sentence: string) => invalid('file', sentence);

/** The type by content; 422 with a sentence for what is no document, and what to choose instead. */
async function typeByContent(parts: FileParts, wrongType: string): Promise<DocumentEnding> {
  try {
    return await typeOfStored(parts);
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    throw refused(error.code === 'wrong_type' ? `${error.message} ${wrongType}.` : error.message);
  }
}

/** What a file is by its content; 422 for what its purpose does not allow, and what is not what its name says. */
export async function examineFile(
  parts: FileParts,
  { filename, purpose }: { readonly filename: string; readonly purpose: FilePurpose },
): Promise<DocumentEnding> {
  const { endings, wrongType } = fileRules[purpose];
  const type = await typeByContent(parts, wrongType);
  if (!endings.includes(type)) throw refused(`The content of this file is .${type}. ${wrongType}.`);
  const ending = documentEnding(filename);
  if (ending !== type)
    throw refused(`The name of this file ends with .${ending}, but its content is .${type}. Rename the file.`);
  return type;
}
