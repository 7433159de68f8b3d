import { Check } from 'lucide-react';
import { useId } from 'react';
import type { AiToolPage } from '#shared/ai-tools/ai-tool.ts';
import { UploadedPicture } from '#web/components/ui/uploaded-picture.tsx';
import { ToolCard } from './tool-card.tsx';
import { gridClasses } from './tool-grid-skeleton.tsx';

/** A titled list of points; nothing if it is empty. */
export function ToolPoints({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="text-21">
        {title}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check size={18} aria-hidden="true" className="mt-0.75 flex-none text-accent" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ToolPictures({ tool }: { readonly tool: AiToolPage }) {
  const pictures = [...tool.screenshots, ...tool.gallery_images];
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="pictures" className="mt-9">
      <h2 id="pictures" className="text-21">
        Screenshots
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {pictures.map((path, place) => (
          <li key={path}>
            <UploadedPicture
              src={path}
              size="detail"
              alt={`${tool.name}, view ${place + 1} of ${pictures.length}`}
              loading="lazy"
              className="aspect-16/10 w-full rounded-card border border-line bg-sunken object-contain"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const ToolAlternatives = ({ tools }: { readonly tools: AiToolPage['alternatives'] }) =>
  tools.length > 0 && (
    <section aria-labelledby="alternatives" className="mt-14 sm:mt-20">
      <h2 id="alternatives" className="mb-6">
        Alternatives
      </h2>
      <ul className={gridClasses}>
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  );
