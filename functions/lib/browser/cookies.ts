/**
 * Names of the cookies that we set. With this prefix a browser takes a cookie only with `Secure`, and over a connection
 * that is: nobody on an insecure one can plant a session. (`__Host-` would send them to every path.)
 */
export const sessionCookieName = '__Secure-refresh_token';
export const visitorCookieName = '__Secure-visitor';
