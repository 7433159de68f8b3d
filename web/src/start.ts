import { fetchFirst } from './lib/first-answers.ts';
import { firstRequests } from './lib/first-requests.ts';

// Arrives long before the application, which is a hundred times its size, and sends for what will be needed next.
const { pathname, search } = window.location;

function page(): Promise<unknown> | undefined {
  if (pathname === '/') return import('./app/routes/public/home.tsx');
  if (pathname === '/marketplace') return import('./app/routes/public/marketplace.tsx');
  return pathname.startsWith('/ebook/') ? import('./app/routes/public/ebook.tsx') : undefined;
}

/** What nobody in particular is told is of no use to somebody who is signed in. */
function isSignedOut(): boolean {
  try {
    return localStorage.getItem('token') === null;
  } catch {
    return true;
  }
}

// A page that brought its data along asks when it has shown it.
const hasData = document.getElementById('page-data') !== null;
if (!hasData && isSignedOut()) for (const url of firstRequests(pathname, search)) fetchFirst(url, fetch);
page()?.catch(() => undefined);
