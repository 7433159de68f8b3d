import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* The tree of categories when two admins change it at once, on the real table. */

const tree = onTable(async () => ({
  ...(await import('./category.service.ts')),
  ...(await import('./category-acts.service.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

const ada = { id: 'usr_ada', name: 'Ada' };
const aCategory = async (name: string) => {
  const shown = { description: '', color: '#3b82f6', active: true, parent_id: null };
  return (await tree.createCategory(ada, { ...shown, kind: 'tool', name })).category;
};

test('a place is taken only in the tree that it was judged by', async () => {
  const [top, other] = [await aCategory('Top'), await aCategory('Other')];
  const place = () => tree.placingParts({ ...other, parent_id: undefined }, { ...other, parent_id: top.id });
  const judged = await place();
  await aCategory('Another');
  await expect(tree.transact(judged)).rejects.toBeInstanceOf(tree.TransactionRefused);
  await expect(tree.transact(await place())).resolves.not.toThrow();
});

test('one goes only from the tree that it was judged by', async () => {
  const gone = await aCategory('Gone');
  const judged = await tree.removingParts({ ...gone, parent_id: undefined });
  await aCategory('Newest');
  await expect(tree.transact(judged)).rejects.toBeInstanceOf(tree.TransactionRefused);
});
