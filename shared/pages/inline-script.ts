/** What a page with a first screen calls the code that waits until that is painted: a type, and a relation, of no meaning. */
export const later = 'later';

/**
 * Runs inline in the page before the first paint. A remembered theme does not flash; what the server wrote for everybody
 * is not shown to somebody who is signed in; and the code of a page that the server wrote is sent for when that is
 * painted, because on a slow line it would come in the way. In a tab that nobody looks at nothing is painted: there it is
 * sent for at once, and after three seconds in a browser that does not tell. A button that is pressed before its code has
 * come is marked as busy until the application does what was asked (`takeOver`). It is the only inline script of the site:
 * the content security policy allows exactly these bytes, by their hash.
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
