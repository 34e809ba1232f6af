import type { ReactNode } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { GlobalStyle } from './GlobalStyle'

/** Returns the page to render during the build, and the function that returns its style elements as HTML afterwards. */
export function collectStyles(page: ReactNode): { page: ReactNode; getStyles: () => string } {
  const sheet = new ServerStyleSheet()
  return { page: sheet.collectStyles(page), getStyles: () => sheet.getStyleTags() }
}

/**
 * Returns the global styles as CSS. `render` is React's function that renders to static HTML. The result lacks the marks by which
 * styled-components recognizes its own styles, because the scripts of the page do not contain these styles.
 */
export function renderGlobalStyles(render: (page: ReactNode) => string): string {
  const { page, getStyles } = collectStyles(<GlobalStyle />)
  render(page)
  return getStyles()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.[^}]*\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
