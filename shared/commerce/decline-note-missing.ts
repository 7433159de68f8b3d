/** Said of a refund that is declined without a reason. Without zod: the form uses it too. */
export const declineNoteMissing = 'Please tell the buyer why';
