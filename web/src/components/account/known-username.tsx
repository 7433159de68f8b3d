/** Tells password managers whose password a form without an address is about. Nobody sees or reaches it. */
export const KnownUsername = ({ email }: { readonly email: string }) => (
  <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
);
