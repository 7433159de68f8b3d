/** The secret of every access key in the local cloud: it only proves that a request was signed. */
export const localSecretKey = 'local-secret-key';
