/** Said of an article without its required fields. Without zod: the form uses them too. */
export const missingNew = 'Please fill in title, content, and select an author';
export const missingEdit = 'Please fill in required fields';
