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

/** Categories for admins. */
export const coachingCategories = [
  'Framework Coaching',
  'Prompt Engineering',
  'Compliance Training',
  'Security Assessment',
] as const;
export type CoachingCategory = (typeof coachingCategories)[number];

/** Number of packages that the advisory services page requests at once. */
export const listedPackages = 100;
export const defaultCoachingLevel: CoachingLevel = 'Beginner';
export const defaultCoachingCategory: CoachingCategory = 'Framework Coaching';
