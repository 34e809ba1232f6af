/*
 * The build inserts the source text of `warnOldBrowser` into each page, in a script of its own. A browser that is older than those of
 * `browserslist` may refuse the other scripts as a whole, so the function has only syntax of 2015, and uses only its parameter.
 */

/** The notice for people whose browser is too old. */
export const oldBrowserNotice =
  'Este navegador es demasiado viejo para el portal, y puede fallar. Actualizalo, o entrá con Chrome, Edge, Firefox o Safari al día.'

/**
 * Shows `text` above the page in a browser that is older than Chrome 111 (which has `color-mix`), Firefox 121 (which has `:has`) or
 * Safari 16.4 (which has lookbehind in regular expressions).
 */
export function warnOldBrowser(text: string): void {
  const check = () => {
    let isOld = false
    // As a literal, it would be a syntax error in Safari 16.3, which would then refuse the whole script.
    const lookbehind = '(?<=a)b'
    try {
      new RegExp(lookbehind)
      isOld = !CSS.supports('color', 'color-mix(in srgb, red, blue)') || !CSS.supports('selector(:has(a))')
    } catch (_error) {
      isOld = true
    }
    if (!isOld) return
    const notice = document.createElement('p')
    notice.setAttribute('role', 'alert')
    notice.style.cssText = 'margin:0;padding:12px 16px;background:#7a2e00;color:#fff;font:16px/1.4 sans-serif'
    notice.textContent = text
    document.body.insertBefore(notice, document.body.firstChild)
  }
  // The check would delay the first paint.
  requestAnimationFrame(() => {
    setTimeout(check, 0)
  })
}

/**
 * The source text without comments and indentation, because each byte of the HTML delays the first paint. The line breaks end its
 * statements, which have no semicolons.
 */
const shortSource = String(warnOldBrowser)
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\s*\n\s*/g, '\n')

/** The script element that warns about an old browser. */
export const oldBrowserScript = `<script>(${shortSource})(${JSON.stringify(oldBrowserNotice)})</script>`
