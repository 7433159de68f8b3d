import { describe, expect, it } from 'vitest';
import { RouteTable } from './routes.ts';

describe('RouteTable', () => {
  const table = new RouteTable(
    ['GET /api/ebooks/public', 'GET /api/ebooks/{id}', 'ANY /{proxy+}', 'POST /api/ebooks/filter'].map((key) => ({
      key,
      target: key,
    })),
  );
  it.each([
    ['GET', '/api/ebooks/public', 'GET /api/ebooks/public'],
    ['GET', '/api/ebooks/ebk_1', 'GET /api/ebooks/{id}'],
    ['GET', '/api/ebooks/public/', 'ANY /{proxy+}'],
    ['GET', '/api/Ebooks/public', 'ANY /{proxy+}'],
    ['DELETE', '/api/ebooks/public', 'ANY /{proxy+}'],
    ['GET', '/api/ebooks/', 'ANY /{proxy+}'],
  ])('%s %s goes to %s', (method, path, key) => expect(table.find(method, path)?.key).toBe(key));

  it('passes on path variables unchanged', () => {
    expect(table.find('GET', '/api/ebooks/a%2Fb')?.params).toEqual({ id: 'a%2Fb' });
  });
});
