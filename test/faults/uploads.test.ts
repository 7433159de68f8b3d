import { randomUUID } from 'node:crypto';
import { png } from '#functions/uploads/testing/pictures.ts';
import { asAdmin } from '#test/integration/cloud.ts';
import { complete, sendForm, sent } from '#test/integration/uploads/sending.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

/** A file in a form: sent again, it is another file. */
const inForm = (path: string, bytes: Uint8Array, ending: string): Scenario => ({
  repeats: true,
  async begin() {
    const admin = await asAdmin();
    const name = `${randomUUID()}.${ending}`;
    const read = async () => {
      const { body } = await admin.get('/admin/audit-log?kind=upload');
      return { kept: body.some(({ target_name }: { target_name: string }) => target_name === name) };
    };
    return { act: () => sendForm(admin, path, bytes, name), read };
  },
});

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
  'POST /admin/upload-ebook-file': inForm('/admin/upload-ebook-file', Buffer.from('%PDF-1.7'), 'pdf'),
  'POST /admin/upload-training-file': inForm('/admin/upload-training-file', Buffer.from('a,b'), 'csv'),
  'POST /admin/upload-ebook-image': inForm('/admin/upload-ebook-image', png(8, 8), 'png'),
  'POST /admin/upload-cover-image': inForm('/admin/upload-cover-image', png(8, 8), 'png'),
});
