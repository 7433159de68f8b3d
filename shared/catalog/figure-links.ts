/**
 * Links to the pictures of a text, in seconds: asked for again after `same`, in which they do not change, they have always
 * `works` left in which a picture begins to load.
 */
export const figureLinks = { same: 300, works: 600 } as const;
