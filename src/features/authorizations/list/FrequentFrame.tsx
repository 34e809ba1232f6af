import type { ReactNode } from 'react'
import { ScrollRow } from '@/design-system/components/ScrollRow/ScrollRow'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'

interface FrequentFrameProps {
  text: string
  /** The links, each in a list item. */
  children?: ReactNode
}

/** The row of the authorizations that can be used again. Without links it keeps their place. */
export const FrequentFrame = ({ text, children }: FrequentFrameProps) => (
  <ScrollRow aria-label={copy.frequent.label}>
    <li>
      <Text as="span" size="sm" tone="muted">
        {text}
      </Text>
    </li>
    {children}
  </ScrollRow>
)
