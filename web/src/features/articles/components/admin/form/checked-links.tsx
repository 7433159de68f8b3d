import type { TextLink } from '../../../api/admin/text-facts.ts';

export interface CheckedLinksProps {
  /** What is said of them. */
  readonly label: string;
  readonly links: readonly TextLink[];
  /** Goes to one in the text. */
  readonly onChoose: (link: TextLink) => void;
}

/** Links of the text, each a button that leads to it. */
export const CheckedLinks = ({ label, links, onChoose }: CheckedLinksProps) => (
  <ul aria-label={label} className="ml-6 grid gap-1 pb-1.5">
    {links.map((link) => (
      <li key={`${link.address} ${link.nth}`} className="min-w-0">
        <button
          type="button"
          className="grid min-h-10 w-full content-center rounded-control px-2 py-1 text-left text-14 hover:bg-sunken"
          onClick={() => onChoose(link)}
        >
          <span className="sr-only">Select in the text: </span>
          <span className="truncate underline">{link.text || 'A link without text'}</span>{' '}
          <span className="truncate font-mono text-12 text-muted">{link.address}</span>
        </button>
      </li>
    ))}
  </ul>
);
