/** The color of a tag or category, beside its name. */
export const ColorDot = ({ color }: { readonly color: string }) => (
  <span
    aria-hidden="true"
    className="inline-block size-3 flex-none rounded-full shadow-[inset_0_0_0_1px_var(--line-control)]"
    style={{ backgroundColor: color }}
  />
);
