/** Kinds and levels of coaching, as visitors filter by them. */
export const coachingTypes = ['framework', 'prompt', 'custom'] as const;
export type CoachingType = (typeof coachingTypes)[number];
export const coachingTypeLabels: Readonly<Record<CoachingType, string>> = {
  framework: 'Framework Coaching',
  prompt: 'Prompt Engineering',
  custom: 'Custom Coaching',
};

export const coachingLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type CoachingLevel = (typeof coachingLevels)[number];

/** What an admin files a package under. */
export const coachingCategories = [
  'Framework Coaching',
  'Prompt Engineering',
  'Compliance Training',
  'Security Assessment',
] as const;
export type CoachingCategory = (typeof coachingCategories)[number];

/** Packages that the page of advisory services asks for at once. */
export const listedPackages = 100;
export const defaultCoachingLevel: CoachingLevel = 'Beginner';
export const defaultCoachingCategory: CoachingCategory = 'Framework Coaching';
