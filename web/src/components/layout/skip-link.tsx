/** First stop of the keyboard: past the navigation, to the page's own content. */
export const SkipLink = () => (
  <a
    href="#main"
    className="no-print absolute top-2 left-[-999px] z-50 rounded-control bg-surface px-4 py-2.5 shadow-float focus:left-4"
  >
    Skip to content
  </a>
);
