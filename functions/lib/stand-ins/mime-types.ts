/** Types of attachments by file name. Our mails have none. */
export const detectMimeType = (): string => 'application/octet-stream';
export const detectExtension = (): string => 'bin';
