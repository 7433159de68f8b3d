/** Said of a framework without name or description. Without zod: the form uses it too. */
export const nameAndDescriptionMissing = 'Please fill in name and description';
