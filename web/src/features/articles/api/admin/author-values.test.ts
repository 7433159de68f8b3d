import { describe, expect, it } from 'vitest';
import { AuthorProfile } from '#shared/articles/author.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { differentNames, fieldsOf, valuesOf } from './author-values.ts';

const links = (social_links: string) => fieldsOf({ ...valuesOf(null), social_links }, null).social_links;

describe('the fields of an author as they are typed', () => {
  it('are the same when nothing was changed', () => {
    const author = sampleOf(AuthorProfile, {
      ...{
        id: idOf('author'),
        email: 'ivo@example.test',
        photo: '',
        expertise_areas: ['Audits, internal', 'Privacy'],
        publications: ['Scope, again'],
      },
      social_links: { LinkedIn: 'https://www.linkedin.com/in/ivo', 'Own site': 'https://ivo.test' },
    });
    expect(author).toMatchObject(fieldsOf(valuesOf(author), author));
  });

  it('are trimmed entries, without empty ones', () => {
    const typed = { ...valuesOf(null), expertise_areas: ' Audits ,, Privacy,', publications: '\n Scope, again \n\n' };
    expect(fieldsOf(typed, null)).toMatchObject({
      ...{ expertise_areas: ['Audits', 'Privacy'], publications: ['Scope, again'] },
    });
  });

  it('name links by what stands before the address, else by its host', () => {
    expect(links('LinkedIn: https://a.test/in\nOwn site  https://b.test\n\nhttps://www.c.test/me')).toEqual({
      ...{ LinkedIn: 'https://a.test/in', 'Own site': 'https://b.test', 'c.test': 'https://www.c.test/me' },
    });
    // What is no address is left to the server to refuse.
    expect(links('on LinkedIn')).toEqual({ on: 'LinkedIn' });
  });

  it('need links of different names: one would replace the other', () => {
    expect(differentNames('X: https://a.test\nY: https://a.test')).toBe(true);
    expect(differentNames('https://a.test/1\nhttps://www.a.test/2')).toBe('Name each link differently');
  });
});
