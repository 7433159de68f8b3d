/** The header by which an instance identifies itself (`function#number`). It is not part of the signature. */
export const instanceHeader = 'x-local-instance';

/** The header with which a test names a request; calls made for that request pass it on. */
export const requestHeader = 'x-local-request';

/** The function of an instance. */
export const functionOf = (instance: string): string => instance.slice(0, instance.lastIndexOf('#'));
