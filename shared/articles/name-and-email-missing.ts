/** An author without name or address. */
export const nameAndEmailMissing = 'Please fill in name and email';
