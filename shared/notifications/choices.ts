/* Without zod: the form uses them too. */

export const broadcastTypes = ['info', 'success', 'warning', 'error'] as const;
export const priorities = ['low', 'normal', 'high'] as const;
/** Everyone with an account, owners of a paid ebook, or people with a wishlist. */
export const audiences = ['all', 'buyers', 'wishers'] as const;
export type Audience = (typeof audiences)[number];

export const titleMissing = 'Please fill in the title';
export const messageMissing = 'Please fill in the message';
