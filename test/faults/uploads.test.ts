import { png } from '#functions/uploads/testing/pictures.ts';
import { asAdmin } from '#test/integration/cloud.ts';
import { complete, sent } from '#test/integration/uploads/sending.ts';
import { walk } from './walk.ts';

walk('uploads', {
  'POST /admin/uploads/{id}/complete': {
    async begin() {
      const admin = await asAdmin();
      const id = await sent(admin, { bytes: png(8, 8) });
      // Where it will be, whoever asks; and who published it, once.
      const read = async () => ({
        published: (await admin.get(`/admin/audit-log?target_id=${id}`)).body.length,
      });
      return { act: () => complete(admin, id), read };
    },
  },
});
