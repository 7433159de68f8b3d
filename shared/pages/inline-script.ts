/**
 * Script type and link relation, without meaning to the browser, for code that waits until the first screen is painted.
 */
export const later = 'later';

/**
 * Runs inline in the page before the first paint. It applies a remembered theme without a flash; hides the server's
 * markup, which is the same for everyone, from signed-in users; and loads the code of a server-rendered page once that
 * is painted, because on a slow line it would delay the paint. A hidden tab never paints: there it loads the code at
 * once, and after three seconds in a browser that does not report the paint. A button pressed before its code has
 * loaded is marked as busy until the application handles it (`takeOver`). It is the only inline script of the site: the
 * content security policy allows exactly these bytes, by their hash.
 */
export const inlineScript = `
var root = document.documentElement;
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (localStorage.getItem('token')) root.dataset.known = '';
} catch (error) {}
function sendForCode() {
  document.querySelectorAll('link[rel=${later}]').forEach(function (link) {
    link.rel = 'modulepreload';
  });
  document.querySelectorAll('script[type=${later}]').forEach(function (waiting) {
    var script = document.createElement('script');
    script.type = 'module';
    script.src = waiting.src;
    waiting.replaceWith(script);
  });
}
document.addEventListener('click', function (event) {
  var button = event.target.closest('[data-written] button[type=button]');
  if (button) button.ariaBusy = 'true';
});
document.addEventListener('DOMContentLoaded', function () {
  if (document.hidden || 'known' in root.dataset) return sendForCode();
  new PerformanceObserver(sendForCode).observe({ type: 'paint', buffered: true });
  setTimeout(sendForCode, 3000);
});
`.replace(/\n */g, '\n');
