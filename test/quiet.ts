import { afterEach, beforeEach, vi } from 'vitest';

/** Unexpected console output fails a test: an unread warning is an unseen defect. */
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  const said = methods.flatMap((method) => vi.mocked(console[method]).mock.calls.map((call) => [method, ...call]));
  vi.restoreAllMocks();
  // Thrown, not asserted: each test needs an assertion of its own.
  if (said.length > 0)
    throw new Error(`unexpected console output: ${said.map((call) => call.map(String).join(' ')).join('\n')}`);
});
