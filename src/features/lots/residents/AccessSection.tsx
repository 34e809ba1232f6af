import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { copy } from './copy'
import { ResidentAccess } from './ResidentAccess'
import type { Resident } from './values'

/** The code in the form of somebody known: the code at hand, the rejection in sight. */
export function AccessSection({ resident }: { resident: Resident }) {
  if (resident.qrcode === null) return <ResidentAccess resident={resident} />
  return (
    <Collapsible summary={copy.access.section}>
      <ResidentAccess resident={resident} />
    </Collapsible>
  )
}
