import { advertisingBudgetLabels, advertisingGoalLabels, inquiryTypeLabels } from '#shared/inquiries/choices.ts';
import type { Inquiry } from '#shared/inquiries/inquiry.ts';

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value;

/** What the sender filled in besides the message; blank fields are left out. */
export const inquiryFacts = (inquiry: Inquiry): readonly (readonly [label: string, value: string])[] =>
  (
    [
      ['Company', inquiry.company],
      ['Phone', inquiry.phone],
      ['About', labelOf(inquiryTypeLabels, inquiry.inquiryType)],
      ['Interest', inquiry.interest],
      ['Budget', labelOf(advertisingBudgetLabels, inquiry.advertisingBudget)],
      ['Goal', labelOf(advertisingGoalLabels, inquiry.advertisingGoals)],
    ] as const
  ).filter(([, value]) => value !== '');
