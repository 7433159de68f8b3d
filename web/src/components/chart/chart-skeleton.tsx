import { Skeleton } from '../ui/feedback/skeleton.tsx';

/** As tall as a chart with its table closed. */
export const ChartSkeleton = () => <Skeleton className="mt-4 h-62 w-full" />;
