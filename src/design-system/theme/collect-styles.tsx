import type { ReactNode } from 'react'
import { ServerStyleSheet } from 'styled-components'

/** Returns the page to render during the build, and the function that returns its style elements as HTML afterwards. */
export function collectStyles(page: ReactNode): { page: ReactNode; getStyles: () => string } {
  const sheet = new ServerStyleSheet()
  return { page: sheet.collectStyles(page), getStyles: () => sheet.getStyleTags() }
}
