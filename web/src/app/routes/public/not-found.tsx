import { NotFound } from '#web/components/layout/not-found.tsx';
import { HomeSearch } from '#web/features/catalog/components/home/home-search.tsx';

export const NotFoundPage = () => <NotFound search={<HomeSearch />} />;
