/** The sentence for a newsletter without subject or content, in the form and from the server. */
export const emptyNewsletter = 'Please fill in subject and content';
