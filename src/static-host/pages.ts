import type { Config } from '../config-schema.ts'
import { hashInline } from '../hosting/page-hashes.ts'
import { allowInline, contentSecurityPolicy } from '../hosting/server-config.ts'
import { copy } from './copy.ts'
import { correctPageAddress } from './correct-page-address.ts'
import { demoMarker, redirectToDemo } from './redirect-to-demo.ts'

/** Replaces the only match of `pattern`. @throws Error if there is not exactly one match. */
function replaceOnce(html: string, pattern: RegExp, text: string): string {
  if (html.split(pattern).length !== 2) throw new Error(`The page must match ${pattern} exactly once`)
  return html.replace(pattern, () => text)
}

const buildMeta = (name: string, content: string) =>
  `<meta ${name} content="${content.replaceAll('"', '&quot;')}">`
const buildRedirectScript = (sections: readonly string[]) =>
  `(${redirectToDemo})(${JSON.stringify(sections)}, ${JSON.stringify(demoMarker.file)})`
const buildAddressScript = (sections: readonly string[]) =>
  `(${correctPageAddress})(() => ${buildRedirectScript(sections)})`

/** Builds the Content-Security-Policy for a meta tag, which does not support `frame-ancestors`. */
const buildPolicy = (config: Config, script: string): string =>
  allowInline(contentSecurityPolicy({ config, isDevelopment: false, hasMock: true }), {
    scripts: [hashInline(script)],
    styles: [],
  }).replace(/; frame-ancestors [^;]*/, '')

/**
 * Converts an HTML page of the build for a static host, which sends no headers: the page gets meta tags, a script that
 * corrects its address, and relative URLs. `sections` are the possible first segments of the portal's addresses.
 */
export function convertPage(html: string, config: Config, sections: readonly string[]): string {
  const script = buildAddressScript(sections)
  const head = [
    '<meta charset="utf-8">',
    buildMeta('http-equiv="Content-Security-Policy"', buildPolicy(config, script)),
    buildMeta('name="referrer"', 'no-referrer'),
    // The demo panel reads this tag (`mocks/static-host-address.ts`).
    buildMeta('name="portal-host"', 'files'),
  ]
  const replacements: [RegExp, string][] = [
    [/<meta charset="utf-8">/, head.join('\n    ')],
    [/<meta name="description"[^>]*>/, buildMeta('name="description"', copy.description)],
    [/<title>[^<]*<\/title>/, `<title>${copy.title}</title>`],
    [/<noscript>[^<]*<\/noscript>/, `<noscript>${copy.noScript}</noscript>`],
    // The script runs before the page loads its first file.
    [/(?<=<link rel="icon"[^>]*>)/, `<script>${script}</script>`],
  ]
  const page = replacements.reduce((text, [pattern, newText]) => replaceOnce(text, pattern, newText), html)
  return page.replaceAll(/\b(href|src|content)="\//g, '$1="./')
}

/**
 * Returns the converted page with relative URLs for the file at `address`: they begin with as many `../` as lead from that
 * file to the folder of the demo.
 */
export function buildPageAt(page: string, address: string): string {
  const pathToRoot = '../'.repeat(address.split('/').length - 1)
  return page.replaceAll(/\b(href|src|content)="\.\//g, `$1="${pathToRoot}`)
}

/** Builds the page that a host shows for an address without a file. The page redirects to the demo if it finds one. */
export function buildNotFoundPage(sections: readonly string[]): string {
  const script = `${buildRedirectScript(sections)}.then((isFound) => {
  if (!isFound) document.querySelector('p').textContent = ${JSON.stringify(copy.lost)}
})`
  const policy = `default-src 'none'; script-src ${hashInline(script)}; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="es-AR">
  <head>
    <meta charset="utf-8">
    ${buildMeta('http-equiv="Content-Security-Policy"', policy)}
    ${buildMeta('name="referrer"', 'no-referrer')}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${copy.title}</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <p role="status">${copy.looking}</p>
    <script>${script}</script>
  </body>
</html>
`
}
