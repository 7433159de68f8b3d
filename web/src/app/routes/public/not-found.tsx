import { NotFound } from '#web/components/layout/not-found.tsx';

export const NotFoundPage = () => <NotFound />;
