/** Said of a tool without its required fields. Without zod: the form uses it too. */
export const fieldsMissing = 'Please fill in required fields';
