import { asAdmin, visitor } from '#test/integration/cloud.ts';
import { walk } from './walk.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

walk('analytics', {
  'POST /track-visitor': {
    repeats: true,
    async begin() {
      const admin = await asAdmin();
      const views = async () => (await admin.get('/admin/traffic-realtime')).body.page_views_today;
      const before = await views();
      return {
        act: () => visitor().post('/track-visitor', { path: '/' }, { headers: { 'user-agent': agent } }),
        // Each attempt is another visitor's: one address and browser counts once, also when its count was lost.
        read: async () => (await views()) > before,
      };
    },
  },
});
