/** Used only while the stored session is being restored; everything else has skeletons. */
export const Spinner = ({ label = 'Loading' }: { readonly label?: string }) => (
  <div role="status" className="grid min-h-[50vh] place-items-center">
    <span className="sr-only">{label}</span>
    <span aria-hidden="true" className="size-8 animate-spin rounded-full border-3 border-line border-t-accent" />
  </div>
);
