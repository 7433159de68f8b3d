/** The address of the suppression list, within the page of the newsletter's desk. */
export const suppressionsQuery = '?tab=subscribers&show=suppressions';
/** The way back from there. */
export const subscribersQuery = '?tab=subscribers';
