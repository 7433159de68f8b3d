/** Where the original of a completed upload stays. */
export const originalKey = (id: string): string => `originals/${id}`;
