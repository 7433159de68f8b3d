import type { Newsletter, NewsletterInput } from '#shared/newsletter/newsletter.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { toast } from '#web/lib/toast.ts';
import { newslettersShown } from './use-newsletters.ts';

/** Creating and changing a newsletter on its page. Each throws, so that the form keeps what was typed. */
export function useSaveNewsletter() {
  const reload = useReload();
  const told = async (newsletter: Newsletter, sentence: string) => {
    toast.success(sentence);
    await reload(...newslettersShown);
    return newsletter;
  };
  return {
    create: async (body: NewsletterInput) =>
      told((await api('POST /admin/newsletters', { body })).newsletter, 'Newsletter created successfully'),
    edit: async (id: string, fields: NewsletterInput, revision: number) => {
      const body = { ...fields, revision };
      const { newsletter } = await api('PUT /admin/newsletters/{id}', { params: { id }, body });
      return told(newsletter, 'Newsletter updated successfully');
    },
  };
}
