import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { GlobalStyle } from './GlobalStyle'

interface DesignSystemProviderProps {
  /** The whole application. */
  children: ReactNode
}

/** The provider around the application: the global styles, and widgets without inline style elements. */
export function DesignSystemProvider({ children }: DesignSystemProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <GlobalStyle />
      {children}
    </CSPProvider>
  )
}
