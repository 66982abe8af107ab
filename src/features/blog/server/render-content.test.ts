import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';
import { renderContent } from './render-content.ts';
import { sanitiseContent } from './sanitise-content.ts';

/** Attacks as published in OWASP's filter evasion list, PortSwigger's and cure53's cheat sheets. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//xss.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<SCRIPT>alert(1);//\\<</SCRIPT>',
  '<script/xss src="x.js"></script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/blog/images/0123456789abcdef0123456789abcdef.webp" onload="alert(1)">',
  '<img src="javascript:alert(1)">',
  '<img src="https://tracker.example/pixel.gif">',
  '<img src=`x` onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src="x" style="background:url(javascript:alert(1))">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="jav\nascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="//evil.example" onclick="alert(1)" target="_blank">x</a>',
  '<a onmouseover="alert(1)">x</a>',
  '<p onclick=alert(1)>x</p>',
  '<p style="position:fixed;inset:0">x</p>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>x</option></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<style>@import "javascript:alert(1)";</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<template><script>alert(1)</script></template>',
  '<xmp><p title="</xmp><svg onload=alert(1)>"></xmp>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<a href="https://ok.example" id="getElementById" name="cookie" class="x">x</a>',
  '<p title="--><script>alert(1)</script>">x</p>',
  'x\u2028<script\u0009>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

/** The allowed tags and attributes, nothing else. */
const SAFE_TAG =
  /^<\/?(p|br|hr|h[234]|blockquote|pre|code|strong|b|em|i|u|s|sub|sup|mark|small|abbr|a|ul|ol|li|figure|figcaption|img|table|caption|thead|tbody|tr|th|td)( (href|title|rel|src|alt|width|height|loading|decoding|start|scope|colspan|rowspan|tabindex)="[^"<>]*")*( \/)?>$/;

describe('sanitised content', () => {
  it.each(ATTACKS)('is harmless: %s', (attack) => {
    const { html } = renderContent(`Antes ${attack} depois`);
    for (const tag of html.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(SAFE_TAG);
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|$)/);
    }
    expect(html).toContain('Antes');
  });

  it('lets the keyboard reach tables, which scroll on a phone', () => {
    const { html, content } = renderContent('<table><tr><td>1</td></tr></table>');
    expect(html).toContain('<table tabindex="0">');
    expect(content).not.toContain('tabindex');
  });

  it('is the same when it is sanitised again', () => {
    for (const attack of ATTACKS) {
      const once = sanitiseContent(attack);
      expect(sanitiseContent(once)).toBe(once);
    }
  });

  it('keeps what an author needs', () => {
    const content =
      '<h2>Título</h2><p><strong>forte</strong> <em>leve</em> <a href="https://utah.gov">Utah</a> <a href="/blog">aqui</a></p><ul><li>um</li></ul><blockquote>dito</blockquote>';
    expect(sanitiseContent(content)).toBe(content.replace('utah.gov"', 'utah.gov" rel="noopener"'));
  });

  it('turns a main heading into a section, since the page has its own', () => {
    expect(sanitiseContent('<h1>Olá</h1>')).toBe('<h2>Olá</h2>');
  });

  it('shows only pictures that were uploaded here', () => {
    const ours = '/blog/images/0123456789abcdef0123456789abcdef.webp';
    expect(sanitiseContent(`<img src="${ours}" alt="Casa" width="800" height="600">`)).toBe(
      `<img src="${ours}" alt="Casa" width="800" height="600" loading="lazy" decoding="async" />`,
    );
    expect(sanitiseContent('<img src="https://a.example/b.png">texto')).toBe('texto');
  });
});

describe('breakLines', () => {
  it.each([
    ['um\ndois', '<p>um<br />dois</p>'],
    ['um\n\ndois', '<p>um</p><p>dois</p>'],
    ['um\n \n\n dois', '<p>um</p><p>dois</p>'],
    ['<p>um</p>\n\n<p>dois</p>', '<p>um</p><p>dois</p>'],
    ['<p>um\ndois</p>', '<p>um<br />dois</p>'],
    ['<ul>\n  <li>um</li>\n  <li>dois</li>\n</ul>', '<ul><li>um</li><li>dois</li></ul>'],
    ['<h2>Um</h2>\ntexto\n<h2>Dois</h2>', '<h2>Um</h2><p>texto</p><h2>Dois</h2>'],
    ['um <strong>dois\n\ntrês</strong>', '<p>um <strong>dois<br /><br />três</strong></p>'],
    ['<pre>um\n  dois</pre>', '<pre>um\n  dois</pre>'],
    ['um<br />\ndois', '<p>um<br /><br />dois</p>'],
    ['<p>um<br />\ndois</p>', '<p>um<br />dois</p>'],
    ['<strong>um</strong>\n\n<em>dois</em>', '<p><strong>um</strong></p><p><em>dois</em></p>'],
    ['', ''],
  ])('%j → %s', (content, html) => {
    expect(breakLines(content)).toBe(html);
  });
});
