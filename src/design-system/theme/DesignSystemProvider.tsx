import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { GlobalStyle } from './GlobalStyle'

interface DesignSystemProviderProps {
  /** The whole application. */
  children: ReactNode
}

/**
 * Provides the global styles, unless the HTML contains them. Stops Base UI from adding style elements, which the content security
 * policy forbids.
 */
export function DesignSystemProvider({ children }: DesignSystemProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      {import.meta.env.PORTAL_GLOBAL_STYLES ? null : <GlobalStyle />}
      {children}
    </CSPProvider>
  )
}
