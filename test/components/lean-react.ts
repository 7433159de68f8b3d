import * as React from 'react';

/* Turns off what React's development build records for developer tools, but not its warnings, which fail a test. */

// React checks for these when it loads, and uses them to record every render and asynchronous stacks.
Object.assign(console, { timeStamp: undefined, createTask: undefined });

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// React stops recording owner stacks after too many in a second: make it believe that this is always so.
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
else throw new Error('React counts its stacks elsewhere now');
