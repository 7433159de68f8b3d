import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Arrival } from './app/arrival.tsx';
import { openHistory } from './app/open-history.ts';
import { loadPage } from './app/router.tsx';
import { loadWritten } from './lib/late.tsx';
import { takeOver } from './lib/take-over.ts';
import './styles/fonts/faces.css';
import './styles/fonts/meanwhile.css';
import './styles/app.css';

function draw(root: HTMLElement, onArrive = () => {}): void {
  createRoot(root).render(
    <StrictMode>
      <Arrival onArrive={onArrive}>
        <App history={openHistory()} />
      </Arrival>
    </StrictMode>,
  );
}

/**
 * Keeps the server-rendered page until the application is rendered off-screen, in slices, so the browser can respond to
 * input in between. A failure to load the code is left for the application to show.
 */
async function drawBeside(written: HTMLElement): Promise<void> {
  await loadPage(window.location.pathname)
    .then(() => loadWritten(written))
    .catch(() => undefined);
  const root = document.createElement('div');
  root.id = written.id;
  startTransition(() => draw(root, () => takeOver(written, root)));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited: the page's code depends on this module, too.
if (root.hasChildNodes()) void drawBeside(root);
else draw(root);
