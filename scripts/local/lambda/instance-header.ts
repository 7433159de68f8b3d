/** The header in which function instances say who they are (`function#number`). What is signed does not contain it. */
export const instanceHeader = 'x-local-instance';

/** The header that names a request, for a test that sets it: calls made for the request carry it on. */
export const requestHeader = 'x-local-request';

/** The function of an instance. */
export const functionOf = (instance: string): string => instance.slice(0, instance.lastIndexOf('#'));
