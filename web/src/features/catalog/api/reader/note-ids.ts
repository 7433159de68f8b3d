/** Id of a footnote's element, and of the place in the text that refers to it. */
export const noteId = (number: number): string => `note-${number}`;
export const referenceId = (number: number): string => `note-reference-${number}`;
