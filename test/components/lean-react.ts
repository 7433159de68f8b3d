import * as React from 'react';

/* Keeps the warnings of React's development build, which fail a test, but not the records for developer tools. */

// React looks for these when it loads: they record every render for the performance panel, and asynchronous stacks.
Object.assign(console, { timeStamp: undefined, createTask: undefined });

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// React stops recording owner stacks once it has recorded too many in a second: it believes that it always has.
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
else throw new Error('React counts its stacks elsewhere now');
