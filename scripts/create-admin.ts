import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { createAccount } from '#functions/accounts/user/user.service.ts';

/** `node scripts/create-admin.ts NAME EMAIL`: the first admin of a new stage. Prompts for the password. */
const [name, email] = process.argv.slice(2);
if (!name || !email) {
  console.error('Usage: node scripts/create-admin.ts NAME EMAIL');
  process.exit(1);
}
const prompt = createInterface({ input: stdin, output: stdout });
const password = await prompt.question('Password: ');
prompt.close();
await createAccount({ name, email: email.toLowerCase(), password, role: 'admin', verified: true });
console.log(`${email} may enter the back-office.`);
