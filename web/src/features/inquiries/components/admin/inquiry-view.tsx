import { useState } from 'react';
import type { InquiryState as State } from '#shared/inquiries/choices.ts';
import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { useAdminInquiry } from '../../api/admin/admin-inquiry.ts';
import { InquirySender } from './inquiry-sender.tsx';
import { InquiryState } from './inquiry-state.tsx';
import { InquiryThread } from './inquiry-thread.tsx';
import { NotesForm } from './notes-form.tsx';
import { ReplyForm } from './reply-form.tsx';

/** The next states of an inquiry, and what leads there. */
const steps: Readonly<Record<State, readonly (readonly [label: string, state: State])[]>> = {
  new: [
    ['Mark as open', 'open'],
    ['Mark as done', 'done'],
  ],
  open: [['Mark as done', 'done']],
  done: [['Reopen', 'open']],
};

export interface InquiryViewProps {
  /** As it is stored now. */
  readonly inquiry: Inquiry;
  readonly onChange: (inquiry: Inquiry) => void;
}

/** One inquiry: what was written and answered, a reply, notes, and its state. */
export function InquiryView({ inquiry, onChange }: InquiryViewProps) {
  const { reply, saveNotes, setState, isBusy } = useAdminInquiry(inquiry, onChange);
  // What the notes are based on: not what somebody else has saved meanwhile, of which their form would tell nothing.
  const [base, setBase] = useState(inquiry);
  const [savedNotes, setSavedNotes] = useState(0);
  const take = (saved: Inquiry) => {
    if (base.revision === inquiry.revision) setBase(saved);
    onChange(saved);
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
        <div className="min-w-0">
          <h1 className="mb-2 text-28! wrap-anywhere">{inquiry.subject}</h1>
          <InquiryState state={inquiry.state} />
        </div>
        <div className="flex flex-wrap gap-2">
          {steps[inquiry.state].map(([label, state]) => (
            <Button key={state} busy={isBusy} onClick={() => void setState(state, take)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_320px]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <InquiryThread inquiry={inquiry} />
          <ReplyForm email={inquiry.email} onReply={async (message) => take(await reply(message))} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <SectionCard title="Sender">
            <InquirySender inquiry={inquiry} />
          </SectionCard>
          <SectionCard title="For admins">
            <NotesForm
              key={savedNotes}
              inquiry={base}
              onSave={async (notes, revision) => {
                const saved = await saveNotes(notes, revision);
                setBase(saved);
                setSavedNotes((count) => count + 1);
                onChange(saved);
              }}
            />
          </SectionCard>
        </div>
      </div>
    </>
  );
}
