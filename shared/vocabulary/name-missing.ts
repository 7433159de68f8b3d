/** Said of a tag or category without a name. Without zod: the form uses it too. */
export const nameMissing = 'Please fill in the name';
