import { describe, expect, it } from 'vitest';
import { asAdmin, signedUp, visitor } from './cloud.ts';

/* What the calendars of the three domains have in common. */

const november = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };
const noMoment = 'Use a date and time such as 2026-12-01T00:00:00Z';

describe.each(['articles', 'newsletters', 'ebooks'])('the calendar of %s', (things) => {
  const path = `/admin/${things}/calendar`;

  it('takes a range of at most 62 days, its end excluded', async () => {
    const admin = await asAdmin();
    const errors = async (query: Record<string, string>) => {
      const { status, body } = await admin.get(path, { query });
      return status === 422 ? body.errors : status;
    };
    expect(await errors({ ...november, to: '2027-01-02T00:00:00Z' })).toBe(200);
    expect(await errors({ ...november, to: '2027-01-02T00:00:01Z' })).toEqual({
      to: 'Ask for at most 62 days at a time',
    });
    expect(await errors({ ...november, to: november.from })).toEqual({ to: 'The end must be after the start' });
    expect(await errors({ ...november, from: '2026-11-01' })).toEqual({ from: noMoment });
    expect(await errors({ from: '2026-11-01T00:00:00+01:00', to: '2026-12-01T00:00:00' })).toEqual({ to: noMoment });
    expect(await errors({})).toEqual({ from: noMoment, to: noMoment });
  });

  it('is for the back-office', async () => {
    expect((await visitor().get(path, { query: november })).status).toBe(401);
    expect((await (await signedUp()).client.get(path, { query: november })).status).toBe(403);
  });
});
