import { UploadedPicture } from '#web/components/ui/uploaded-picture.tsx';
import { cutText } from '#web/lib/text/cut-text.ts';
import type { PreviewProps } from './search-preview.tsx';

/** In place of a featured image: the site draws a picture with the title. */
const DrawnPicture = ({ title }: Pick<PreviewProps, 'title'>) => (
  <div className="flex aspect-[1200/630] w-full items-end bg-accent-fill p-5">
    <p className="font-serif text-21 leading-tight break-words text-on-accent">{cutText(title, 80) || 'Title'}</p>
  </div>
);

/** How the article looks where somebody shares it. */
export const SharePreview = ({ title, description, picture }: PreviewProps) => (
  <figure>
    <figcaption className="mb-1.5 text-14 font-strong">Shared link</figcaption>
    <div className="overflow-hidden rounded-control border border-line bg-paper">
      {picture ? (
        <UploadedPicture src={picture} size="detail" alt="" className="aspect-[1200/630] w-full object-cover" />
      ) : (
        <DrawnPicture title={title} />
      )}
      <div className="p-4">
        <p className="text-12 text-muted">{window.location.host}</p>
        <p className="mt-0.5 font-strong break-words">{cutText(title, 90) || 'Title'}</p>
        <p className="line-clamp-2 text-14 break-words text-muted">{description}</p>
      </div>
    </div>
  </figure>
);
