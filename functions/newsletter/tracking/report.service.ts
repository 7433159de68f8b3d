import type { NewsletterReport } from '#shared/newsletter/sending.ts';
import { mustFindSending } from '../sending/sending.repo.ts';
import { uncountedRecipients } from '../sending/sending-progress.service.ts';
import { type Figures, readFigures } from './figures.repo.ts';

/** Hours and days with opens or clicks, oldest first. */
function overTime(figures: Figures): NewsletterReport['over_time'] {
  const moments = new Map<string, { opens: number; clicks: number }>();
  for (const [name, count] of Object.entries(figures)) {
    const [what, at] = name.split('@');
    if (!at || (what !== 'opens' && what !== 'clicks')) continue;
    const moment = moments.get(at) ?? { opens: 0, clicks: 0 };
    moments.set(at, { ...moment, [what]: count });
  }
  return [...moments].map(([at, counts]) => ({ at, ...counts })).toSorted((a, b) => a.at.localeCompare(b.at));
}

/**
 * What came of a newsletter. Eventually consistent. Its mails are those of its progress, also of batches that are not counted:
 * one that paused has such batches, and its bounces are to be looked at. They are read last, so that none is counted twice.
 */
export async function newsletterReport(newsletterId: string): Promise<NewsletterReport> {
  const [{ links }, found] = await Promise.all([mustFindSending(newsletterId), readFigures([newsletterId])]);
  const figures = found.get(newsletterId) ?? {};
  const uncounted = await uncountedRecipients(newsletterId);
  const { sent: counted = 0, opens = 0, clicks = 0, unsubscribes = 0, bounces = 0, complaints = 0 } = figures;
  const { machine_opens = 0, machine_clicks = 0 } = figures;
  return {
    ...{ sent: counted + uncounted, opens, clicks, unsubscribes, bounces, complaints, machine_opens, machine_clicks },
    over_time: overTime(figures),
    links: links
      .map((url, number) => ({ url, clicks: figures[`link_${number}`] ?? 0 }))
      .toSorted((a, b) => b.clicks - a.clicks),
  };
}
