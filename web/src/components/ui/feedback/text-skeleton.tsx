import { Skeleton } from './skeleton.tsx';

const paragraphs = ['a', 'b', 'c', 'd'];

/** The skeleton of a few paragraphs. */
export const TextSkeleton = () => (
  <div className="grid gap-6">
    {paragraphs.map((paragraph) => (
      <Skeleton key={paragraph} className="h-28" />
    ))}
  </div>
);
