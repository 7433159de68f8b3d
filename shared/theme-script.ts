/**
 * Runs inline in the page before the first paint, so that a remembered theme does not flash, and what the server wrote
 * for everybody is not shown to somebody who is signed in. It is the only inline
 * script of the site: the content security policy allows exactly these bytes, by their hash.
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;if(localStorage.getItem('token'))document.documentElement.dataset.known=''}catch(e){}";
