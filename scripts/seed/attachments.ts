import type { NewAttachment } from '#functions/catalog/file/attachments.ts';

/** Files of the HIPAA workbook: what the book prints, to work in. */
async function ofHipaaWorkbook(): Promise<NewAttachment[]> {
  const [{ worksheets }, { report }] = await Promise.all([
    import('./hipaa/worksheets.ts'),
    import('./hipaa/report.ts'),
  ]);
  return [
    { name: 'hipaa-risk-analysis-worksheets', title: 'Worksheets', type: 'xlsx', bytes: worksheets() },
    { name: 'hipaa-risk-analysis-report', title: 'Report', type: 'docx', bytes: report() },
  ];
}

const makers: Readonly<Record<string, () => Promise<NewAttachment[]>>> = {
  'hipaa-risk-analysis-workbook': ofHipaaWorkbook,
};

/** The files that come with a book of the shelf, made from it; undefined when there are none. */
export const attachmentsOf = async (slug: string): Promise<NewAttachment[] | undefined> => makers[slug]?.();
