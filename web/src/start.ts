import { codeAt } from './app/page-code.ts';

// Arrives long before the application, which is a hundred times its size, and sends for the code of the page beside it.
codeAt(window.location.pathname)?.().catch(() => undefined);
