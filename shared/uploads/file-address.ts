/** Where an admin finds the file of an upload. */
export const fileAddress = (id: string): string => `/api/admin/uploads/${id}`;

/** The upload that such an address names. */
export const uploadAt = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
