import { Button } from './button.tsx';

/** Loads the page anew. */
export const ReloadButton = () => (
  <Button variant="primary" onClick={() => window.location.reload()}>
    Reload
  </Button>
);
