import type { ReactNode } from 'react';

/** Wraps skeletons and names them for assistive technology: `<Loading label="Loading ebooks">`. */
export const Loading = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="sr-only">{label}</span>
    <div aria-hidden="true">{children}</div>
  </div>
);
