/** People of the seeded shop. These accounts exist only where the seed is run. */
export const admin = { name: 'Ada Admin', email: 'admin@rampart.test', password: 'rampart-admin' };
export const reader = { name: 'Robin Reader', email: 'reader@rampart.test', password: 'rampart-reader' };
