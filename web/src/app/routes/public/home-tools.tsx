import { lazy, Suspense, useRef } from 'react';
import { ToolsBanner } from '#web/features/ai-tools/components/tools-banner.tsx';
import { useNear } from '#web/features/catalog/components/use-near.ts';

const BannerList = lazy(async () => ({
  default: (await import('#web/features/ai-tools/components/banner-list.tsx')).BannerList,
}));

/** Below the first screen: what is in the library is asked for when the banner comes near. */
export function HomeTools() {
  const banner = useRef<HTMLDivElement>(null);
  const isNear = useNear(banner);
  return (
    <div ref={banner}>
      <ToolsBanner>
        <Suspense>{isNear && <BannerList />}</Suspense>
      </ToolsBanner>
    </div>
  );
}
