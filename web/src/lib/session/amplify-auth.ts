import { Amplify } from 'aws-amplify';
import { fetchAuthSession, type JWT } from 'aws-amplify/auth';
import type { TokenSource } from '../api/api-client.ts';
import { claimsOf } from './session-token.ts';

/**
 * Makes our session aws-amplify's token provider and returns a source that reads through it, so every AWS client of the
 * site uses the same token. Amplify itself never signs anybody in. Loaded only with a session.
 */
export function throughAmplify(session: TokenSource): TokenSource {
  let refused: string | undefined;
  const getTokens = async ({ forceRefresh = false } = {}) => {
    const token = forceRefresh && refused ? await session.renew(refused) : await session.token();
    return token
      ? { accessToken: { toString: () => token, payload: (claimsOf(token) ?? {}) as JWT['payload'] } }
      : null;
  };
  Amplify.configure({}, { Auth: { tokenProvider: { getTokens } } });
  const accessToken = async (forceRefresh: boolean) =>
    (await fetchAuthSession({ forceRefresh })).tokens?.accessToken.toString() ?? null;
  return {
    token: () => accessToken(false),
    renew: (token) => {
      refused = token;
      return accessToken(true);
    },
  };
}
