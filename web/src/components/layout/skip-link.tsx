/** The first tab stop: skips the navigation. */
export const SkipLink = () => (
  <a
    href="#main"
    className="no-print absolute top-2 left-[-999px] z-50 rounded-control bg-surface px-4 py-2.5 shadow-float focus:left-4"
  >
    Skip to content
  </a>
);
