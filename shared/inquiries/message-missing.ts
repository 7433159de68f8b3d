/** Said of a form or a reply without a message. Without zod: the forms use it too. */
export const messageMissing = 'Please write a message';
