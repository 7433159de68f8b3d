import { describe, expect, it, vi } from 'vitest';
import { onRealTable, readerOf } from '../testing/shop.ts';

vi.mock('../gateway/gateways.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('../testing/stand-ins.ts'));

const shop = onRealTable(async () => ({
  ...(await import('../cart/cart.service.ts')),
  ...(await import('../checkout/checkout.service.ts')),
  ...(await import('./code-use.repo.ts')),
  ...(await import('./discount.repo.ts')),
  ...(await import('./personal-code.ts')),
  ...(await import('#lib/table/transact.ts')),
  newId: (await import('#lib/ids.ts')).newId,
}));

const somebody = () => readerOf(shop.newId('user'));
type Person = ReturnType<typeof somebody>;

async function codeOf(owner: Person): Promise<string> {
  const offer = { name: 'Offer 15%', percent: 15, until: new Date(Date.now() + 60_000).toISOString() };
  const { code, items } = shop.newPersonalCode(owner.id, offer);
  await shop.transact(items);
  return code;
}
const priced = async (discount_code: string, person?: Person) =>
  shop.calculateCart(await shop.readShownCart({ ebook_ids: ['ebk_A'], discount_code }, person?.id), person);
const bought = (buyer: Person, discount_code: string, ebook_id = 'ebk_A') =>
  shop.checkout(buyer, { ebook_id, discount_code }).catch((error: unknown) => error);

describe('a personal code', () => {
  it('works for its owner, typed in any case', async () => {
    const owner = somebody();
    const code = await codeOf(owner);
    const answer = await priced(` ${code.toLowerCase()} `, owner);
    expect(answer).toMatchObject({ discount_amount: 7.5, applied_discount: 'Offer 15%' });
    expect(await bought(owner, code)).toMatchObject({ order_id: expect.any(String) });
  });

  it('is unknown to everybody else, whose attempts take no use', async () => {
    const owner = somebody();
    const code = await codeOf(owner);
    const stranger = somebody();
    const unknown = 'WISH-NOSUCHCD';
    expect(await priced(code, stranger)).toEqual(await priced(unknown, stranger));
    expect(await priced(code)).toEqual(await priced(unknown));
    expect((await priced(code)).discount_code_problem).toBe('This code is not valid');
    const refused = await bought(stranger, code);
    expect(refused).toBeInstanceOf(Error);
    expect(refused).toEqual(await bought(stranger, unknown));
    const discount = await shop.findDiscountByCode(code, owner.id);
    expect(await shop.findUses(discount?.id ?? '', owner.id)).toEqual({ uses: 0, usesOfPerson: 0 });
  });

  it('is used once, even by two concurrent checkouts', async () => {
    const owner = somebody();
    const code = await codeOf(owner);
    await Promise.all([bought(owner, code, 'ebk_A'), bought(owner, code, 'ebk_B')]);
    const discount = await shop.findDiscountByCode(code, owner.id);
    expect(await shop.findUses(discount?.id ?? '', owner.id)).toEqual({ uses: 1, usesOfPerson: 1 });
    // The owner's open checkout holds the use, and passes it on to the next one.
    expect(await priced(code, owner)).toMatchObject({ discount_amount: 7.5 });
  });

  it('is deleted with its owner, unlike anyone else’s', async () => {
    const [owner, other] = [somebody(), somebody()];
    const [code, kept] = [await codeOf(owner), await codeOf(other)];
    await shop.forgetPersonalCodes(owner.id);
    await shop.forgetPersonalCodes(owner.id);
    expect(await shop.findDiscountByCode(code, owner.id)).toBeUndefined();
    expect(await shop.findDiscountByCode(kept, other.id)).toBeDefined();
  });
});
