import { useNavigate } from 'react-router-dom';
import type { GeneratedLevel } from '#shared/generation/choices.ts';
import { generationIncomplete, mostTrainingFiles } from '#shared/generation/choices.ts';
import { href } from '#shared/pages/href.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, problemDetail } from '#web/lib/api/api-problem.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLeaveGuard } from '#web/lib/leave-guard.ts';
import { toast } from '#web/lib/toast.ts';
import { useFileUploads } from '#web/lib/upload/use-file-uploads.ts';

const blank = {
  topic: '',
  regulatory_source: '',
  difficulty_level: 'intermediate' as GeneratedLevel,
  custom_instructions: '',
  price: '0.00',
  training_files: [] as string[],
};

const notStarted = 'The generation could not be started.';
const filesOnTheirWay = 'Wait until the training files are uploaded, or remove them';

/** The generator's form: once it is accepted, the page of the job follows, and the form is as new when it is opened again. */
export function useGenerator() {
  const navigate = useNavigate();
  const reload = useReload();
  const failed = 'Failed to upload training file';
  const uploads = useFileUploads({
    ...{ purpose: 'training', most: mostTrainingFiles, failed },
    onFailed: () => toast.error(failed),
  });
  const form = useApiForm({
    defaultValues: blank,
    fallback: notStarted,
    required: generationIncomplete,
    async send({ price, ...about }) {
      if (uploads.isSending) throw new ApiProblem({ status: 422, code: 'invalid', detail: filesOnTheirWay });
      try {
        const training_files = uploads.files.flatMap(({ address }) => address ?? []);
        const body = { ...about, price: Number(price), training_files };
        const { job_id } = await api('POST /admin/ebooks/generate-with-training', { body });
        form.reset(blank);
        await reload('GET /admin/generations');
        void navigate(href('adminGeneration', { id: job_id }));
      } catch (error) {
        toast.error(`Failed to generate ebook: ${problemDetail(error, notStarted)}`);
        throw error;
      }
    },
  });
  useLeaveGuard(form.isDirty && !form.busy);
  return { ...form, uploads };
}
