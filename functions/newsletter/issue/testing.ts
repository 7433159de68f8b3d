import { templateOf } from '../template.ts';
import type { Issue } from './issue.ts';

/** A text with everything that rich text may have. */
export const everything = `
<h2>What changed “this” week</h2>
<p>Hello <strong>bold</strong>, <em>italic</em>, <u>under</u>, <s>struck</s>, <mark>marked</mark>, <code>cat /etc</code>, <kbd>Ctrl</kbd>, H<sub>2</sub>O, <small>fine</small>, <abbr title="Cloud Security Alliance">CSA</abbr> &amp; more.<br>Next line, <a href="/articles/iso-27001" title="An article">our article</a>, <a href="https://nist.gov/csf">NIST</a>, <a href="mailto:desk@example.org">the desk</a> and a note<sup class="note-reference"><a id="note-reference-1" href="#note-1">1</a></sup>.</p>
<h3>Steps</h3>
<ol start="3"><li><p>Third</p><ul><li>Nested</li></ul></li><li>Fourth</li></ol>
<ul class="tasks"><li class="is-done"><p>Done thing</p></li><li><p>Open thing</p></li></ul>
<aside class="callout-warning"><p>Patch today.</p></aside><aside class="callout-tip"><p>Use tokens.</p></aside>
<blockquote><p>Quoted words</p><p>of somebody</p></blockquote>
<pre><code class="language-bash">curl -s https://x.test | jq .
  indented &lt;tag&gt;</code></pre>
<h4>Figures</h4>
<table><caption>Controls</caption><colgroup><col width="120"><col></colgroup><thead><tr><th scope="col">Control</th><th class="align-right" scope="col">Count</th></tr></thead><tbody><tr><td>PR.AA-01</td><td class="align-right">12</td></tr></tbody></table>
<figure><img src="/files/upl_01ARZ3NDEKTSV4RRFFQ69G5FAV/detail.webp" alt="A diagram" width="1600" height="900" loading="lazy"><figcaption>Where it flows</figcaption></figure>
<dl><dt>Term</dt><dd>Meaning</dd></dl>
<hr>
<iframe src="https://www.youtube-nocookie.com/embed/abc123" title="Talk" loading="lazy"></iframe>
<ol class="notes"><li id="note-1"><p>The footnote.</p></li></ol>`;

/** An issue with this content. */
export const issueOf = (content: string, template = 'letter'): Issue => ({
  subject: 'Patch & <rest>',
  preheader: 'What to do first',
  content,
  template: templateOf(template),
  site: 'https://rampart.test',
  page: 'https://rampart.test/newsletter/nws_1',
  footer: {
    address: 'Rampart Press\n1 Main St',
    links: [
      { label: 'Choose topics', url: 'https://rampart.test/newsletter/preferences/x' },
      { label: 'Unsubscribe', url: 'https://rampart.test/newsletter/unsubscribe/x' },
    ],
  },
});
