import { render, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseContent } from '@/features/accounts/terms/parse-content'
import { RichText } from '@/features/accounts/terms/RichText'
import { chooseCount } from '../../support/scope'

const parseTexts = (content: string) =>
  parseContent(content).map(({ runs }) => runs.map(({ text }) => text).join(''))

test('divides plain text into paragraphs at blank lines', () => {
  expect(parseTexts('Uno.\nsigue\n\n  Dos: 5 < 6 & 7 > 2.\r\n \r\nTres &amp; nada.')).toEqual([
    'Uno.\nsigue',
    'Dos: 5 < 6 & 7 > 2.',
    'Tres &amp; nada.',
  ])
})

test('renders headings (one level lower), paragraphs, lists and links of simple HTML', () => {
  render(
    <RichText
      content={`<h1>Condiciones</h1><p>Se&ntilde;or vecino:&nbsp;<b>le&eacute;</b> &ldquo;todo&rdquo; &#38; &#x201C;m&aacute;s&#x201D;<br>gracias</p>
        <h3>Puntos</h3><ul><li>Uno</li><li><p>Dos</p></li></ul><ol><li>Primero</li></ol>
        Suelto. <a href="https://ejemplo.ar/ayuda" onclick="alert(1)">Ayuda</a> <a href="mailto:a@b.ar">Correo</a>`}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Condiciones' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 4, name: 'Puntos' })).toBeVisible()
  expect(screen.getByText('leé', { selector: 'strong' })).toBeVisible()
  expect(screen.getByText(/“todo” & “más”\s+gracias/)).toBeVisible()
  const [bullets, numbers] = screen.getAllByRole('list')
  expect(
    within(bullets as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Uno', 'Dos'])
  expect(numbers).toHaveTextContent('Primero')
  expect(screen.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', 'https://ejemplo.ar/ayuda')
  expect(screen.getByRole('link', { name: 'Ayuda' })).not.toHaveAttribute('onclick')
  expect(screen.getByRole('link', { name: 'Correo' })).toHaveAttribute('href', 'mailto:a@b.ar')
})

const hostileLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'jav&#x09;ascript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://x/1',
  'file:///etc/passwd',
  '//evil.example',
  '/relativa',
  '\u0001javascript:alert(1)',
  'https://ejemplo.ar/ javascript:alert(1)',
]
const hostileMarkup = [
  '<script>document.title="robado"</script>',
  '<script src=//evil.example/x.js></script>',
  '<ScRiPt>alert(1)</sCrIpT >',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext></mtext><style>*{display:none}</style></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="//evil.example"><input name=a><button>Enviar</button></form>',
  '<style>body{display:none}</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<p style="position:fixed;inset:0" onmouseover=alert(1)>x</p>',
  '<b onclick=alert(1) id=root class=x>x</b>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<title><img src=x onerror=alert(1)></title>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<<img src=x onerror=alert(1)//<',
  '<a href="x" onfocus=alert(1) autofocus>x</a>',
  '<p title=">"<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<h9>x</h9><x-portal>y</x-portal>',
  '<li><li><ul></ol></li><p>',
  '</p></div></h2>',
  '<p>&#0;&#xD800;&#x110000;&#99999999;&nada;</p>',
]

test('renders only permitted elements, attributes and addresses for at least two hundred hostile texts', () => {
  const links = hostileLinks.map((href) => `<a href="${href}">x</a>`)
  const fragments = [...links, ...hostileLinks.map((href) => `<a href=${href}>x</a>`), ...hostileMarkup]
  const texts = [
    ...fragments,
    ...fragments.map((text) => `<p>Antes ${text} después</p>`),
    ...fragments.map((text) => `<ul><li>${text}`),
    ...hostileMarkup.map((text) => text.toUpperCase()),
  ]
  expect(texts.length).toBeGreaterThanOrEqual(200)
  const allowedTags = new Set(['DIV', 'H2', 'H3', 'H4', 'P', 'UL', 'OL', 'LI', 'A', 'STRONG', 'EM'])
  const { title } = document
  for (const text of texts) {
    const { container, unmount } = render(<RichText content={text} />)
    for (const element of container.querySelectorAll('*')) {
      expect(allowedTags, text).toContain(element.tagName)
      const attributeNames = element.getAttributeNames().filter((name) => name !== 'class')
      expect(['', 'href,rel'], text).toContain(attributeNames.join())
      if (element.hasAttribute('href'))
        expect(element.getAttribute('href'), text).toMatch(/^(https?|mailto|tel):\S+$/)
    }
    unmount()
  }
  expect(document.title).toBe(title)
})

test('parses invalid HTML without an error, and keeps text outside paragraphs', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('<p>', '</p>', '<', '>', '"', "'", '<a href="', '&', ';', 'amp', 'x ', '<b', '/'),
      ),
      (pieces) => {
        expect(() => parseContent(pieces.join(''))).not.toThrow()
      },
    ),
    { numRuns: chooseCount(100, 500), seed: 20260316 },
  )
  expect(parseTexts('<p>uno</p> dos <b>tres</b>')).toEqual(['uno', 'dos tres'])
})

test('parses long texts with 20,000 unclosed tags or comments within two seconds', () => {
  const startTime = performance.now()
  parseContent(`<p>${'<a href="'.repeat(20_000)}`)
  parseContent('<script>'.repeat(20_000))
  parseContent('<!--'.repeat(20_000))
  expect(performance.now() - startTime).toBeLessThan(2_000)
})
