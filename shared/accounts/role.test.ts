import { expect, test } from 'vitest';
import { adminAreas } from '../kernel/endpoint.ts';
import {
  areasOf,
  areasOfBoth,
  groupOfRole,
  isAdminRole,
  isStaffRole,
  mayEnter,
  roleOf,
  roles,
  staffRoles,
} from './role.ts';

test('an owner may everything, an admin everything but what concerns owners, a user nothing', () => {
  expect([...areasOf('owner')].sort()).toEqual([...adminAreas].sort());
  expect([...areasOf('admin'), 'owner'].sort()).toEqual([...adminAreas].sort());
  expect(areasOf('user')).toEqual([]);
});

test('every role of the back-office has its start page and less than an admin', () => {
  expect(roles.filter(isStaffRole).sort()).toEqual([...staffRoles].sort());
  for (const role of ['editor', 'support'] as const) {
    expect(areasOf(role)).toContain('admin:overview');
    expect(mayEnter(role, 'admin')).toBe(false);
    for (const area of areasOf(role)) expect(mayEnter('admin', area)).toBe(true);
  }
});

test('is_admin is true for owners and admins only', () => {
  expect(roles.filter(isAdminRole).sort()).toEqual(['admin', 'owner']);
  expect(roleOf({ role: 'user', is_admin: true })).toBe('admin');
  expect(roleOf({ role: 'owner', is_admin: true })).toBe('owner');
  expect(roleOf({ role: 'editor', is_admin: false })).toBe('editor');
});

test('each role of the back-office has a group of its own', () => {
  const groups = staffRoles.map((role) => groupOfRole[role]);
  expect(new Set(groups).size).toBe(staffRoles.length);
  for (const role of staffRoles) expect(areasOfBoth(role, [groupOfRole[role] ?? ''])).toEqual(areasOf(role));
});

test('profile and token both have to allow it', () => {
  expect(areasOfBoth('admin', [])).toEqual([]);
  expect(areasOfBoth('user', ['owners'])).toEqual([]);
  expect(areasOfBoth('owner', ['admins'])).toEqual(areasOf('admin'));
  expect(areasOfBoth('support', ['editors'])).toEqual(['admin:overview']);
});
