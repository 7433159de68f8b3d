/** Said of a package without title or price. Without zod: the form uses it too. */
export const titleAndPriceMissing = 'Please fill in title and price';
