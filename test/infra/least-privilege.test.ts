import { expect, it } from 'vitest';
import { leastPrivilege } from './least-privilege.ts';

it('the documentation says what each function may do', async () => {
  await expect(leastPrivilege()).toMatchFileSnapshot('../../docs/least-privilege.md');
});
