/** People of the seeded shop. These accounts exist only where the seed is run. */
export const admin = { name: 'Ada Admin', email: 'admin@rampart.test', password: 'rampart-admin' };
export const reader = { name: 'Robin Reader', email: 'reader@rampart.test', password: 'rampart-reader' };

/** One of each other role of the back-office. */
export const colleagues = [
  { name: 'Odile Owner', email: 'owner@rampart.test', password: 'rampart-owner', role: 'owner' },
  { name: 'Edith Editor', email: 'editor@rampart.test', password: 'rampart-editor', role: 'editor' },
  { name: 'Sune Support', email: 'support@rampart.test', password: 'rampart-support', role: 'support' },
] as const;

/** Others, so that the list of users is one. Nobody needs their passwords: they are made up anew. */
export const others = [
  { name: 'Amara Okafor', email: 'amara.okafor@rampart.test', verified: true },
  { name: 'Benoît Lefèvre', email: 'benoit.lefevre@rampart.test', verified: true },
  { name: 'Chen Wei', email: 'chen.wei@rampart.test', verified: false },
  { name: 'Dagny Halvorsen', email: 'dagny.halvorsen@rampart.test', verified: true },
  { name: 'Elif Yıldız', email: 'elif.yildiz@rampart.test', verified: true },
  { name: 'Femke de Vries', email: 'femke.devries@rampart.test', verified: false },
];
