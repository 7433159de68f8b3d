export const generationStatuses = ['queued', 'running', 'completed', 'failed', 'canceled'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** The steps of a generation, in order. */
export const generationSteps = ['validate', 'extract', 'outline', 'sections', 'review', 'assemble', 'draft'] as const;
export type GenerationStep = (typeof generationSteps)[number];

/** The regulatory sources that the generator always offers; those of the vocabulary follow. */
export const generatorSources = [
  'NIST CSF',
  'NIST RMF',
  'ISO 27001',
  'SOX',
  'GDPR',
  'HIPAA',
  'PCI DSS',
  'CIS Controls',
] as const;

/** Of a generation. */
export const mostTrainingFiles = 10;

/** Whether a generation goes on by itself. */
export const isUnderWay = ({ status }: { readonly status: GenerationStatus }): boolean =>
  status === 'queued' || status === 'running';
