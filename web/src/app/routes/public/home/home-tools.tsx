import { QuietPart } from '#web/components/ui/late/late-part.tsx';
import { Near } from '#web/components/ui/near.tsx';
import { ToolsBanner } from '#web/features/ai-tools/components/tools-banner.tsx';
import { lateComponent } from '#web/lib/late.tsx';

const BannerList = lateComponent(
  async () => (await import('#web/features/ai-tools/components/banner-list.tsx')).BannerList,
);

/** Below the first screen: the library's categories are loaded when the banner comes near. */
export const HomeTools = () => (
  <ToolsBanner>
    <Near>
      <QuietPart part={BannerList}>
        <BannerList />
      </QuietPart>
    </Near>
  </ToolsBanner>
);
