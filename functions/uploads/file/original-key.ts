/** Where the original of a completed upload stays. */
export const originalKey = (id: string): string => `originals/${id}`;

/** The upload that an object is the original of; undefined for any other object. */
export const uploadOf = (key: string): string | undefined => /^originals\/(upl_[0-9A-Z]{26})$/.exec(key)?.[1];
