/** Where the browser sends a file; the bucket forgets it after a day. */
export const sentKey = (id: string): string => `uploads/${id}`;
