import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Files share a page, and the library that renders cleans up before the tests of the first one only.
beforeEach(() => cleanup());
