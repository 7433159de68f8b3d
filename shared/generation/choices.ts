export const generationStatuses = ['queued', 'running', 'completed', 'failed', 'canceled'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** The steps of a generation, in order. */
export const generationSteps = ['validate', 'extract', 'outline', 'sections', 'review', 'assemble', 'draft'] as const;
export type GenerationStep = (typeof generationSteps)[number];
