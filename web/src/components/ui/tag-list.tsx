export interface TagListProps {
  readonly tags: readonly string[];
  /** The rest is counted: `+2 more`. */
  readonly max?: number;
  /** What they are, for assistive technology. */
  readonly label?: string;
}

/** Tags in the monospaced font, like identifiers. */
export function TagList({ tags, max = tags.length, label = 'Tags' }: TagListProps) {
  if (tags.length === 0) return null;
  const hidden = tags.length - max;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-2.5 gap-y-1 font-mono text-12 text-muted">
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {hidden > 0 && <li>+{hidden} more</li>}
    </ul>
  );
}
