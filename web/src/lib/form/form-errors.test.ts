import { describe, expect, it } from 'vitest';
import { ApiProblem, offlineProblem } from '../api/api-problem.ts';
import { assignErrors, summaryOf } from './form-errors.ts';

const names = ['email', 'password'];
const idOf = (name: string) => `x-${name}`;

describe('summaryOf', () => {
  it("lists errors in page order, the form's own last", () => {
    const errors = { root: { message: 'Offline' }, password: { message: 'Too short' }, email: { message: 'Missing' } };
    expect(summaryOf(errors, { names, idOf })).toEqual([
      { field: 'x-email', message: 'Missing' },
      { field: 'x-password', message: 'Too short' },
      { message: 'Offline' },
    ]);
  });

  it('reports empty fields once and links to the first', () => {
    const empty = { type: 'required', message: 'Enter it' };
    expect(
      summaryOf({ email: empty, password: empty }, { names, idOf, required: 'Please fill in all fields' }),
    ).toEqual([{ field: 'x-email', message: 'Please fill in all fields' }]);
  });

  it('is empty without errors', () => expect(summaryOf({}, { names, idOf })).toEqual([]));
});

describe('assignErrors', () => {
  const fallback = 'Authentication failed';
  const invalid = (errors: Record<string, string>) =>
    new ApiProblem({ status: 422, code: 'invalid', detail: 'Invalid link', errors });

  it("assigns the server's messages to their fields", () => {
    expect(assignErrors(invalid({ email: 'Wrong', token: 'Old' }), { names, fallback })).toEqual([['email', 'Wrong']]);
  });

  it('finds the field of an error inside of a group', () => {
    const errors = { 'sender.email': 'Wrong', 'sender.name': 'Long' };
    expect(assignErrors(invalid(errors), { names, fallback })).toEqual([['email', 'Wrong']]);
  });

  it('finds the field of an error in a list', () => {
    const lists = { names: ['name', 'tags'], fallback };
    expect(assignErrors(invalid({ 'tags.2': 'Long' }), lists)).toEqual([['tags', 'Long']]);
  });

  it('assigns errors of unknown fields to the form as a whole', () => {
    expect(assignErrors(invalid({ token: 'Old' }), { names, fallback })).toEqual([['root', 'Invalid link']]);
  });

  it('lets a form choose the field of a conflict', () => {
    const taken = new ApiProblem({ status: 409, code: 'conflict', detail: 'Taken' });
    const blame = ({ status }: ApiProblem) => (status === 409 ? 'email' : undefined);
    expect(assignErrors(taken, { names, fallback, blame })).toEqual([['email', 'Taken']]);
    expect(assignErrors(offlineProblem(), { names, fallback, blame })[0]?.[0]).toBe('root');
  });

  it('has a message for every other error', () => {
    expect(assignErrors(new Error('boom'), { names, fallback })).toEqual([['root', fallback]]);
    expect(assignErrors(offlineProblem(), { names, fallback })[0]?.[1]).toBe(
      'Authentication failed. Check your connection.',
    );
  });
});
