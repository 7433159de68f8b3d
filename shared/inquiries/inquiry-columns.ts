import type { TextColumns } from '../kernel/text-columns.ts';
import type { InquiryKind, InquiryState } from './choices.ts';
import type { Inquiry } from './inquiry.ts';

/** From which form an inquiry came. */
export const kindLabels: Readonly<Record<InquiryKind, string>> = {
  advertise: 'Advertising',
  contact: 'Contact',
  coaching: 'Coaching',
};

export const stateLabels: Readonly<Record<InquiryState, string>> = { new: 'New', open: 'Open', done: 'Done' };

/** The inquiries as text. */
export const inquiryTexts = {
  subject: { label: 'Subject', value: ({ subject }) => subject },
  name: { label: 'Name', value: ({ name }) => name },
  email: { label: 'Email', value: ({ email }) => email },
  kind: { label: 'Form', value: ({ kind }) => kindLabels[kind] },
  state: { label: 'State', value: ({ state }) => stateLabels[state] },
  replies: { label: 'Replies', value: ({ replies }) => replies.length },
  received: { label: 'Received', value: ({ created_at }) => created_at },
} as const satisfies TextColumns<Inquiry>;
