import { pageAt, pageCode } from './app/page-code.ts';

// Arrives long before the application, which is a hundred times its size, and sends for the code of the page beside it.
const page = pageAt(window.location.pathname);
if (page) pageCode[page].load().catch(() => undefined);
