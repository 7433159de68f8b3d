/** A count: cart items, active filters. `label` is its accessible text: `2 items`. */
export const CountBadge = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <span className="inline-grid h-5 min-w-5 place-items-center rounded-[10px] bg-accent-fill px-1.5 font-mono text-12 leading-none font-medium text-on-accent">
    <span aria-hidden="true">{count}</span>
    <span className="sr-only">{label}</span>
  </span>
);
