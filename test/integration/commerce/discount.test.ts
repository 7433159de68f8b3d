import { describe, expect, it } from 'vitest';
import { findDiscountByCode } from '#functions/commerce/discount/discount.repo.ts';
import { newPersonalCode } from '#functions/commerce/discount/personal-code.ts';
import { transact } from '#lib/table/transact.ts';
import { asAdmin, ownCloud, signedUp, visitor } from '../cloud.ts';
import { unique } from '../unique.ts';
import { checkout, newBooks, newCode } from './commerce.ts';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly uses: number;
}

const uniqueCode = () => `SALE-${unique().toUpperCase()}`;

const ids = (books: readonly { readonly id: string }[]) => books.map(({ id }) => id);
const price = (ebook_ids: readonly string[], discount_code?: string) =>
  visitor()
    .post('/cart/calculate', { ebook_ids, discount_code })
    .then(({ body }) => body);

describe('discounts', () => {
  it('are created, changed and deleted by admins, act in carts at once, and are logged', async () => {
    const { url } = await ownCloud();
    const admin = await asAdmin(url);
    const before = (await admin.get('/admin/discounts/summary')).body;
    const { status, body } = await admin.post('/admin/discounts', { name: 'Winter', value: 25, minQuantity: 2 });
    expect([status, body.message]).toEqual([201, 'Discount created successfully']);
    expect(body.discount).toMatchObject({ type: 'percentage', active: true, code: null, uses: 0, revision: 1 });
    const path = `/admin/discounts/${body.discount.id}`;

    const changed = await admin.put(path, { type: 'fixed', value: 7.5, revision: 1 });
    expect(changed.body).toMatchObject({ message: 'Discount updated successfully', discount: { value: 7.5 } });
    const late = await admin.put(path, { name: 'Late', revision: 1 });
    expect([late.status, late.body.code, late.body.current.value]).toEqual([409, 'stale_version', 7.5]);
    expect((await admin.get('/admin/discounts/summary')).body).toEqual({
      ...before,
      total: before.total + 1,
      fixed: before.fixed + 1,
      active: before.active + 1,
    });

    expect((await admin.delete(path)).body.message).toBe('Item deleted successfully');
    expect((await admin.delete(path)).status).toBe(404);
    const { body: log } = await admin.get(`/admin/audit-log?target_id=${body.discount.id}`);
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'discount.deleted',
      'discount.updated',
      'discount.created',
    ]);
  });

  it('are found by words of their name, by code, type and status', async () => {
    const admin = await asAdmin();
    const code = uniqueCode();
    const name = `Équinoxe ${uniqueCode()}`;
    await admin.post('/admin/discounts', { name, value: 5, type: 'fixed', code, active: false });
    const found = async (query: string) =>
      (await admin.get(`/admin/discounts?search=${code}${query}`)).body.map((discount: Listed) => discount.name);
    expect(await found('')).toEqual([name]);
    expect(await found('+equi&type=fixed&status=inactive')).toEqual([name]);
    expect(await found('+autumn')).toEqual([]);
    expect(await found('&type=percentage')).toEqual([]);
    expect(await found('&status=active')).toEqual([]);
    expect((await admin.get('/admin/discounts?status=expired')).status).toBe(422);
  });

  it.each([
    [{ value: 1 }, 'name'],
    [{ name: 'X' }, 'value'],
    [{ name: 'X', value: 101 }, 'value'],
    [{ name: 'X', value: -1 }, 'value'],
    [{ name: 'X', value: 1, minQuantity: 3, maxQuantity: 2 }, 'maxQuantity'],
    [{ name: 'X', value: 1, validFrom: '2026-12-02', validTo: '2026-12-01' }, 'validTo'],
    [{ name: 'X', value: 1, code: 'two words' }, 'code'],
    [{ name: 'X', value: 1, code: 'ABCD', max_uses: 0 }, 'max_uses'],
  ])('refuse %o', async (input, field) => {
    const { status, body } = await (await asAdmin()).post('/admin/discounts', input);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('codes', () => {
  it('belong to one discount, and are free again once changed or deleted', async () => {
    const admin = await asAdmin();
    const [first, second] = [uniqueCode(), uniqueCode()];
    const one = (await admin.post('/admin/discounts', { name: 'One', value: 5, code: first.toLowerCase() })).body;
    expect(one.discount.code).toBe(first);
    const taken = await admin.post('/admin/discounts', { name: 'Two', value: 5, code: first });
    expect([taken.status, taken.body.detail]).toEqual([409, 'Another discount has this code']);
    const two = (await admin.post('/admin/discounts', { name: 'Two', value: 5, code: second })).body.discount;
    expect((await admin.put(`/admin/discounts/${two.id}`, { code: first, revision: 1 })).status).toBe(409);

    const at = `/admin/discounts/${one.discount.id}`;
    const third = uniqueCode();
    expect((await admin.put(at, { code: third, revision: 1 })).status).toBe(200);
    expect((await admin.put(`/admin/discounts/${two.id}`, { code: first, revision: 1 })).status).toBe(200);
    const books = ids(await newBooks(2000));
    expect(await price(books, third)).toMatchObject({ discount_amount: 1 });
    expect(await price(books, second)).toMatchObject({ discount_code_problem: 'This code is not valid' });
    await admin.delete(at);
    expect(await price(books, third)).toMatchObject({ discount_code_problem: 'This code is not valid' });
    expect((await admin.post('/admin/discounts', { name: 'Three', value: 5, code: third })).status).toBe(201);
  });

  it('tell how often they were used, and lose their limits with the code', async () => {
    const admin = await asAdmin();
    const { id, code } = await newCode({ max_uses: 3, max_uses_per_person: 1 });
    await checkout(await signedUp(), ids(await newBooks(2000)), { discount_code: code ?? '' });
    const { body } = await admin.get(`/admin/discounts?search=${code}`);
    expect(body.map(({ uses }: Listed) => uses)).toEqual([1]);
    const { body: changed } = await admin.put(`/admin/discounts/${id}`, { code: null, active: false, revision: 1 });
    expect(changed.discount).toMatchObject({ code: null, max_uses: null, max_uses_per_person: null });
  });

  it('of one person are not managed here', async () => {
    const admin = await asAdmin();
    const offer = { name: 'A personal offer', percent: 15, until: '2099-01-01T00:00:00.000Z' };
    const { code, items } = newPersonalCode('usr_01ARZ3NDEKTSV4RRFFQ69G5FAV', offer);
    await transact(items);
    expect((await admin.get(`/admin/discounts?search=${code}`)).body).toEqual([]);
    const personal = await findDiscountByCode(code, 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV');
    const at = `/admin/discounts/${personal?.id}`;
    expect((await admin.put(at, { value: 100, revision: 1 })).status).toBe(404);
    expect((await admin.delete(at)).status).toBe(404);
  });
});

describe('a trial', () => {
  it('prices a cart as if the discount were saved, and saves nothing', async () => {
    const admin = await asAdmin();
    const books = ids(await newBooks(2000, 3000));
    const discount = { name: 'Half', value: 50, minQuantity: 2 };
    const { body } = await admin.post('/admin/discounts/trial', { discount, ebook_ids: books });
    expect(body).toMatchObject({ subtotal: 50, total: 25, applied_discount: 'Half', discount_percentage: 50 });
    expect(await price(books)).toMatchObject({ total: 50, applied_discount: null });
  });

  it('enters the code, counts the uses of the saved discount and tells why it does not apply', async () => {
    const admin = await asAdmin();
    const books = ids(await newBooks(2000));
    const { id, code } = await newCode({ max_uses: 1 });
    const discount = { name: 'Code', value: 20, code, max_uses: 1 };
    const tried = async (more: object = {}) =>
      (await admin.post('/admin/discounts/trial', { discount, id, ebook_ids: books, ...more })).body;
    expect(await tried()).toMatchObject({ total: 16 });
    await checkout(await signedUp(), books, { discount_code: code ?? '' });
    expect(await tried()).toMatchObject({ total: 20, discount_code_problem: 'This code has been used up' });
    expect(await tried({ discount: { ...discount, validTo: '2020-01-01' } })).toMatchObject({
      discount_code_problem: 'This code has expired',
    });
    const wrong = await admin.post('/admin/discounts/trial', {
      discount: { ...discount, value: 101 },
      ebook_ids: books,
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['value']]);
  });
});
