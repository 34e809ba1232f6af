import { createHash } from 'node:crypto'
import type { Config } from '../config'
import { contentSecurityPolicy } from '../hosting/server-config.ts'
import { copy } from './copy.ts'
import { findDemo, mark } from './find-demo.ts'
import { findFiles } from './find-files.ts'

/** Replaces the only match of `pattern`. @throws Error if there is not exactly one match. */
function replaceOnce(html: string, pattern: RegExp, text: string): string {
  if (html.split(pattern).length !== 2) throw new Error(`The page has not one ${pattern}`)
  return html.replace(pattern, () => text)
}

const buildMeta = (name: string, content: string) =>
  `<meta ${name} content="${content.replaceAll('"', '&quot;')}">`
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const search = (sections: readonly string[]) =>
  `(${findDemo})(${JSON.stringify(sections)}, ${JSON.stringify(mark.file)})`
const guard = (sections: readonly string[]) => `(${findFiles})(() => ${search(sections)})`

/** A meta tag does not support `frame-ancestors`. */
const policyOf = (config: Config, script: string): string =>
  contentSecurityPolicy({ config, isDevelopment: false, hasMock: true })
    .replace(/; frame-ancestors [^;]*/, '')
    .replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`)

/** Converts a page for a static host, which sends no headers. `sections` are the first segments of paths. */
export function pageForFiles(html: string, config: Config, sections: readonly string[]): string {
  const script = guard(sections)
  const head = [
    '<meta charset="utf-8">',
    buildMeta('http-equiv="Content-Security-Policy"', policyOf(config, script)),
    buildMeta('name="referrer"', 'no-referrer'),
    // The demo panel reads this tag (`mocks/static-host-address.ts`).
    buildMeta('name="portal-host"', 'files'),
  ]
  const changes: [RegExp, string][] = [
    [/<meta charset="utf-8">/, head.join('\n    ')],
    [/<meta name="description"[^>]*>/, buildMeta('name="description"', copy.description)],
    [/<title>[^<]*<\/title>/, `<title>${copy.title}</title>`],
    [/<noscript>[^<]*<\/noscript>/, `<noscript>${copy.noScript}</noscript>`],
    // The script runs before the page loads its first file.
    [/(?<=<link rel="icon"[^>]*>)/, `<script>${script}</script>`],
  ]
  const changed = changes.reduce((page, [pattern, text]) => replaceOnce(page, pattern, text), html)
  return changed.replaceAll(/\b(href|src|content)="\//g, '$1="./')
}

/** The same page for an address of the portal. Its relative addresses lead up to the folder. */
export function pageAt(page: string, address: string): string {
  const up = '../'.repeat(address.split('/').length - 1)
  return page.replaceAll(/\b(href|src|content)="\.\//g, `$1="${up}`)
}

/** The page for addresses without a file, which redirects to the demo. */
export function notFoundPage(sections: readonly string[]): string {
  const script = `${search(sections)}.then((isFound) => {
  if (!isFound) document.querySelector('p').textContent = ${JSON.stringify(copy.lost)}
})`
  const policy = `default-src 'none'; script-src ${hashOf(script)}; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'`
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
