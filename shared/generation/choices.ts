export const generationStatuses = ['queued', 'running', 'completed', 'failed', 'canceled'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** The steps of a generation, in order. */
export const generationSteps = [
  'validate',
  'extract',
  'outline',
  'sections',
  'review',
  'assemble',
  'cover',
  'typeset',
  'draft',
] as const;
export type GenerationStep = (typeof generationSteps)[number];

/** How much the readers of a generated ebook know. */
export const generatedLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type GeneratedLevel = (typeof generatedLevels)[number];

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

/** Said once, whichever of the two is missing. */
export const generationIncomplete = 'Please fill in topic and regulatory source';

/** Characters of the instruction for a section that is written again. */
export const longestInstruction = 1000;
export const instructionMissing = 'Please say what is to be different';

/** Files that one book may rest on. */
export const mostTrainingFiles = 10;

/** Whether a generation goes on by itself. */
export const isUnderWay = ({ status }: { readonly status: GenerationStatus }): boolean =>
  status === 'queued' || status === 'running';
