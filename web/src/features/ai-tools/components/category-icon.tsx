import {
  Boxes,
  ChartColumn,
  CodeXml,
  GraduationCap,
  Headset,
  HeartPulse,
  type LucideIcon,
  Mic,
  Palette,
  PenLine,
  Scale,
  Search,
  ShieldCheck,
  Workflow,
} from 'lucide-react';
import { UploadedPicture } from '#web/components/ui/uploaded-picture.tsx';

/** Matched by a distinctive word in the category's name. */
const icons: readonly (readonly [word: string, icon: LucideIcon])[] = [
  ['productivity', Workflow],
  ['content', PenLine],
  ['data', ChartColumn],
  ['coding', CodeXml],
  ['design', Palette],
  ['education', GraduationCap],
  ['customer', Headset],
  ['security', ShieldCheck],
  ['voice', Mic],
  ['search', Search],
  ['finance', Scale],
  ['healthcare', HeartPulse],
];

export interface CategoryIconProps {
  readonly category: string;
  /** Address of a tool's logo; without one the category's icon is shown. */
  readonly logo?: string;
  readonly large?: boolean;
}

/** The tool's logo, or the icon of its category. */
export function CategoryIcon({ category, logo = '', large = false }: CategoryIconProps) {
  const name = category.toLowerCase();
  const Icon = icons.find(([word]) => name.includes(word))?.[1] ?? Boxes;
  const size = large ? 'size-12' : 'size-5';
  return (
    <span aria-hidden="true" className={`grid ${size} flex-none place-items-center overflow-hidden text-accent`}>
      {logo ? (
        <UploadedPicture src={logo} size="card" alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <Icon className="size-full" strokeWidth={large ? 1.25 : 1.75} />
      )}
    </span>
  );
}
