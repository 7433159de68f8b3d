import { formatDateTime } from '#shared/kernel/format.ts';

/** Tells a writer that the form holds what an earlier visit could not save. */
export const BroughtBack = ({ at }: { readonly at: string }) => (
  <p role="status" className="rounded-card border border-line bg-sunken p-3 text-14">
    What you typed here until {formatDateTime(at)} had not been saved. It is back in its fields.
  </p>
);
