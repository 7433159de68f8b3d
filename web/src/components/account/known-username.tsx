/** Tells password managers which account a form without an email field is for. Invisible and not focusable. */
export const KnownUsername = ({ email }: { readonly email: string }) => (
  <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
);
