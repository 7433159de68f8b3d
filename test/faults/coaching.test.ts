import { bulkAct } from './jobs.ts';
import { managed } from './managed.ts';
import { walk } from './walk.ts';

const packages = managed({
  path: '/admin/coaching-packages',
  field: 'coaching_package',
  name: 'title',
  fields: { price: 120 },
});

walk('coaching', {
  'POST /admin/coaching-packages/bulk': bulkAct('/admin/coaching-packages/bulk', 'restore'),
  'POST /admin/coaching-packages': packages.create,
  'PUT /admin/coaching-packages/{id}': packages.edit,
  'DELETE /admin/coaching-packages/{id}': packages.remove,
  'POST /admin/coaching-packages/{id}/restore': packages.restore,
});
