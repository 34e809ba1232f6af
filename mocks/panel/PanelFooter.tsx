import { Inline } from '@/design-system/components/Inline/Inline'
import { CopyLink } from './CopyLink.tsx'

/** What can be done with the whole of it, from any section. */
export function PanelFooter() {
  return (
    <Inline gap={2} align="start">
      <CopyLink />
    </Inline>
  )
}
