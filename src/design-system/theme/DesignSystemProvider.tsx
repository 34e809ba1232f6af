import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { GlobalStyle } from './GlobalStyle'

interface DesignSystemProviderProps {
  /** The whole application. */
  children: ReactNode
}

/** What the design system needs once, around everything: its styles and widgets that write no inline style elements. */
export function DesignSystemProvider({ children }: DesignSystemProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <GlobalStyle />
      {children}
    </CSPProvider>
  )
}
