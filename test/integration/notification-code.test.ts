import { describe, expect, it } from 'vitest';
import { DiscountEntity } from '#functions/commerce/discount/discount.entity.ts';
import { asAdmin, signedUp } from './cloud.ts';
import { checkout, newBook, newCode } from './commerce/commerce.ts';

describe('the code of a notification to many', () => {
  const make = async (discount_code: string) =>
    (await asAdmin()).post('/admin/notifications', { title: 'Sale', message: 'Text', active: false, discount_code });

  it('is one that everybody can use', async () => {
    const { code } = await newCode();
    const { status, body } = await make(` ${code?.toLowerCase()} `);
    expect([status, body.notification.discount_code]).toEqual([201, code]);
  });

  it.each([
    ['does not exist', {}, 'This code is not valid'],
    ['is switched off', { active: false }, 'This code is not valid'],
    ['has expired', { validTo: '2020-01-01T00:00:00Z' }, 'This code has expired'],
    ['is for later', { validFrom: '2999-01-01T00:00:00Z' }, 'This code is not valid yet'],
  ])('is refused when it %s', async (why, change, detail) => {
    const code = why === 'does not exist' ? 'NO-SUCH-CODE' : (await newCode(change)).code;
    const { status, body } = await make(code ?? '');
    expect([status, body.errors]).toEqual([422, { discount_code: detail }]);
  });

  it('is refused when it has been used up', async () => {
    const { code } = await newCode({ max_uses: 1 });
    await checkout(await signedUp(), [(await newBook(2000)).id], { discount_code: code ?? '' });
    const { status, body } = await make(code ?? '');
    expect([status, body.errors]).toEqual([422, { discount_code: 'This code has been used up' }]);
  });

  it('is checked when it changes, and does not prevent other changes later', async () => {
    const admin = await asAdmin();
    const { code, id } = await newCode();
    const path = `/admin/notifications/${(await make(code ?? '')).body.notification.id}`;
    const { status, body } = await admin.put(path, { discount_code: 'NO-SUCH-CODE', revision: 1 });
    expect([status, body.errors]).toEqual([422, { discount_code: 'This code is not valid' }]);
    await DiscountEntity.patch({ id }).set({ active: false }).go();
    const renamed = await admin.put(path, { title: 'Sold out', discount_code: code, revision: 1 });
    expect([renamed.status, renamed.body.notification]).toMatchObject([
      200,
      { title: 'Sold out', discount_code: code },
    ]);
    expect((await admin.put(path, { discount_code: null, revision: 2 })).status).toBe(200);
  });
});
