import { lazy } from 'react';
import { Near } from '#web/components/ui/near.tsx';
import { ToolsBanner } from '#web/features/ai-tools/components/tools-banner.tsx';

const BannerList = lazy(async () => ({
  default: (await import('#web/features/ai-tools/components/banner-list.tsx')).BannerList,
}));

/** Below the first screen: the library's categories are loaded when the banner comes near. */
export const HomeTools = () => (
  <ToolsBanner>
    <Near>
      <BannerList />
    </Near>
  </ToolsBanner>
);
