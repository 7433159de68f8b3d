import { codeAt } from './app/page-code.ts';

// Arrives long before the application, which is a hundred times larger, and requests the page's code in parallel.
codeAt(window.location.pathname)?.().catch(() => undefined);
