import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { leaveQuestion } from './leave-question.ts';

/** Asks before discarding unsaved changes. */
export const LeaveDialog = () => (
  <AlertDialog
    open
    onOpenChange={() => leaveQuestion.answer(false)}
    title="Leave without saving?"
    description="You have changes on this page that are not saved. They will be lost."
    cancelLabel="Stay"
    confirmLabel="Leave"
    onConfirm={() => leaveQuestion.answer(true)}
  />
);
