/** Beside a label; the control says it to screen readers itself. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-12 text-muted">
    Required
  </span>
);

/** For fields that the form marks as required without refusing a blank one. */
export const marked = { required: true, aside: <RequiredMark /> } as const;
