import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { toast } from '#web/lib/toast.ts';

/** The owner's rating. Shown at once; the mean is updated from the server's response. */
export function useRating({ id, my_rating: saved }: Pick<EbookDetail, 'id' | 'my_rating'>) {
  const { mutate } = useSWRConfig();
  const [sent, setSent] = useState<number | null>(null);

  const rate = async (rating: number) => {
    if (sent !== null || rating === saved) return;
    setSent(rating);
    try {
      const answer = await api('PUT /ebooks/{id}/rating', { params: { id }, body: { rating } });
      const figures = { my_rating: rating, rating: answer.rating, rating_count: answer.rating_count };
      await mutate(
        (key) => Array.isArray(key) && key[1] === 'GET /ebooks/{id}',
        (data: EbookDetail | undefined) => (data?.id === id ? { ...data, ...figures } : data),
        { revalidate: false },
      );
    } catch (error) {
      toast.error(problemDetail(error, 'Your rating could not be saved. Please try again.'));
    } finally {
      setSent(null);
    }
  };
  return { rating: sent ?? saved, isSaving: sent !== null, rate };
}
