import { Status } from '#web/components/ui/feedback/status.tsx';

/** Whether forms offer a tag or category. */
export const ActiveStatus = ({ active }: { readonly active: boolean }) => (
  <Status look={active ? 'published' : 'archived'}>{active ? 'Active' : 'Inactive'}</Status>
);
