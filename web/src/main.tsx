import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadWritten } from './app/router.tsx';
import './styles/fonts.css';
import './styles/app.css';

/** What the server wrote stays until the same can be drawn over it; a failure is the application's to show. */
async function start(root: HTMLElement): Promise<void> {
  if (root.hasChildNodes()) await loadWritten(window.location.pathname).catch(() => undefined);
  delete root.dataset.written;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited: the page's code waits for this module, too.
void start(root);
