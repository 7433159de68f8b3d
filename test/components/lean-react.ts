import * as React from 'react';

/* React's development build warns, which fails a test here. It also records what only developer tools show. */

// React asks for these when it is loaded: tracks of every render in the performance panel, tasks of asynchronous stacks.
Object.assign(console, { timeStamp: undefined, createTask: undefined });

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// It stops to note the stack of each element when it has noted too many in a second.
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
else throw new Error('React counts its stacks elsewhere now');
