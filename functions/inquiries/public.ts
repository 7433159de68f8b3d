import type { LoadPersonalData } from '#lib/person/personal-data.ts';

/** What this domain stores about a person. */
export const personalData: LoadPersonalData = async () => (await import('./personal-data.ts')).personalData;
