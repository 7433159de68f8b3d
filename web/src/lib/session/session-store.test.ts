import { describe, expect, it, vi } from 'vitest';
import type { Session, User } from '#shared/accounts/user.ts';
import { ApiProblem, offlineProblem } from '../api/api-problem.ts';
import { memoryStorage } from '../storage/memory-storage.test-support.ts';
import { SessionStore } from './session-store.ts';

const now = 1_800_000_000_000;
const user: User = {
  id: 'usr_1',
  name: 'Dana Okafor',
  email: 'dana@example.org',
  role: 'user',
  is_admin: false,
  purchased_ebooks: [],
  force_password_change: false,
  email_verified: true,
  created_at: '2026-01-01T00:00:00Z',
};

/** A token that expires in `seconds`. */
function tokenFor(seconds: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ sub: 'u', exp: now / 1000 + seconds, name: 'ü' })}.signature`;
}
const fresh = tokenFor(900);
const due = tokenFor(30);
const renewed: Session = { user, access_token: tokenFor(1800), expires_in: 900 };
const stored = (token: string) => ({ user: JSON.stringify(user), token });
const over = () => new ApiProblem({ status: 401, code: 'unauthenticated', detail: 'Over' });

/** One lock for all tabs, like `navigator.locks`. */
function lock() {
  let tail: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = tail.then(task);
    tail = turn.catch(() => undefined);
    return turn;
  };
}

function browser(entries: Record<string, string>, refresh: () => Promise<Session> = async () => renewed) {
  const storage = memoryStorage(entries);
  const deps = {
    storage,
    exclusive: lock(),
    refresh: vi.fn(refresh),
    logout: vi.fn(async () => undefined),
    now: () => now,
    onSignedOut: vi.fn(),
  };
  return { ...deps, openTab: () => new SessionStore(deps) };
}

describe('restoring', () => {
  it('resumes a session with a valid token', async () => {
    const { openTab, refresh } = browser(stored(fresh));
    const tab = openTab();
    expect(tab.state()).toEqual({ status: 'signed-in', user });
    expect(await tab.token()).toBe(fresh);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('first renews a token that is due', async () => {
    const { openTab } = browser(stored(due));
    const tab = openTab();
    expect(tab.state().status).toBe('restoring');
    await tab.restore();
    expect(tab.state().status).toBe('signed-in');
    expect(await tab.token()).toBe(renewed.access_token);
  });

  it('keeps the session when only the network is down', async () => {
    const { openTab } = browser(stored(due), () => Promise.reject(offlineProblem()));
    const tab = openTab();
    await tab.restore();
    expect(tab.state()).toEqual({ status: 'signed-in', user });
    await expect(tab.token()).rejects.toMatchObject({ code: 'offline' });
  });

  it.each([
    ['a user that is not JSON', { token: fresh, user: '{' }],
    ['a user that is something else', { token: fresh, user: '{"id":1}' }],
    ['a token with no user', { token: fresh }],
  ])('clears %s', (_, entries) => {
    const { openTab, storage } = browser(entries);
    expect(openTab().state()).toEqual({ status: 'signed-out', user: null });
    expect(storage.keys()).toEqual([]);
  });
});

describe('a user without a token', () => {
  it('is removed once the page has started', async () => {
    const { openTab, storage } = browser({ user: stored(fresh).user });
    const tab = openTab();
    expect(tab.state()).toEqual({ status: 'signed-out', user: null });
    await tab.restore();
    expect(storage.keys()).toEqual([]);
  });

  it('is kept when another tab was only writing it', async () => {
    const { openTab, storage } = browser({ user: stored(fresh).user });
    const tab = openTab();
    storage.setItem('token', fresh);
    await tab.restore();
    tab.follow('token');
    expect(tab.state()).toEqual({ status: 'signed-in', user });
  });
});

describe('signing in and out', () => {
  it('stores a session and removes it', async () => {
    const { openTab, storage, logout, onSignedOut } = browser({});
    const tab = openTab();
    const heard = vi.fn();
    tab.subscribe(heard);
    tab.signIn({ user, access_token: fresh, expires_in: 900 });
    expect(storage.keys().sort()).toEqual(['token', 'user']);
    await tab.signOut();
    expect(tab.state()).toEqual({ status: 'signed-out', user: null });
    expect(storage.keys()).toEqual([]);
    expect(logout).toHaveBeenCalledOnce();
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('signs out locally even if the server is unreachable', async () => {
    const { openTab, logout } = browser(stored(fresh));
    logout.mockRejectedValue(offlineProblem());
    const tab = openTab();
    await tab.signOut();
    expect(tab.state().status).toBe('signed-out');
  });

  it('retries a sign-out until it reaches the server or another user has signed in', async () => {
    const { openTab, logout, storage } = browser(stored(fresh));
    logout.mockRejectedValueOnce(offlineProblem()).mockRejectedValueOnce(offlineProblem());
    await openTab().signOut();
    const next = openTab();
    await next.restore();
    await next.finishSignOut();
    expect(logout).toHaveBeenCalledTimes(3);
    expect(storage.keys()).toEqual([]);
    await next.finishSignOut();
    expect(logout).toHaveBeenCalledTimes(3);
    logout.mockRejectedValueOnce(offlineProblem());
    await next.signOut();
    next.signIn({ user, access_token: fresh, expires_in: 900 });
    await next.finishSignOut();
    expect(logout).toHaveBeenCalledTimes(4);
  });

  it('lets other tabs follow a sign-in and a sign-out', async () => {
    const { openTab } = browser({});
    const [here, there] = [openTab(), openTab()];
    here.signIn({ user, access_token: fresh, expires_in: 900 });
    there.follow('token');
    expect(there.state()).toEqual({ status: 'signed-in', user });
    await here.signOut();
    there.follow('user');
    expect(there.state().status).toBe('signed-out');
  });

  it('stores a changed user and keeps the token', async () => {
    const { openTab } = browser(stored(fresh));
    const tab = openTab();
    tab.updateUser({ ...user, purchased_ebooks: ['ebk_1'] });
    expect(tab.state().user?.purchased_ebooks).toEqual(['ebk_1']);
    expect(await tab.token()).toBe(fresh);
  });

  it('keeps a required password change until a new session', () => {
    const { openTab, storage } = browser(stored(fresh));
    const tab = openTab();
    tab.requirePasswordChange();
    expect(tab.state().user?.force_password_change).toBe(true);
    expect(JSON.parse(storage.getItem('user') ?? '')).toMatchObject({ force_password_change: true });
    tab.signIn(renewed);
    expect(tab.state().user?.force_password_change).toBe(false);
  });

  it('ignores a required password change without a session', () => {
    const { openTab, storage } = browser({});
    openTab().requirePasswordChange();
    expect(storage.getItem('user')).toBeNull();
  });
});

describe('renewing', () => {
  it('happens in one tab; the others use its token', async () => {
    const { openTab, refresh } = browser(stored(due));
    const tokens = await Promise.all([openTab().token(), openTab().token(), openTab().renew(due)]);
    expect(new Set(tokens)).toEqual(new Set([renewed.access_token]));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('ends the session when the server refuses', async () => {
    const { openTab, storage, onSignedOut } = browser(stored(fresh), () => Promise.reject(over()));
    const tab = openTab();
    expect(await tab.renew(fresh)).toBeNull();
    expect(tab.state().status).toBe('signed-out');
    expect(storage.keys()).toEqual([]);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('does not restore a session that was ended in the meantime', async () => {
    let answer: (session: Session) => void = () => undefined;
    const { openTab, storage } = browser(stored(due), () => new Promise((resolve) => (answer = resolve)));
    const tab = openTab();
    const token = tab.token();
    await vi.waitFor(() => expect(tab.state().status).toBe('restoring'));
    await tab.signOut();
    answer(renewed);
    expect(await token).toBeNull();
    expect(storage.keys()).toEqual([]);
  });
});
