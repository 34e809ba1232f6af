import { HardHat } from 'lucide-react'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { copy } from './copy'
import type { RosterPart } from './roster-summary'

interface NobodyFoundProps {
  search: string
  part: RosterPart
}

/** The content of the roster if nobody is found. */
export const NobodyFound = (props: NobodyFoundProps) => (
  <EmptyState icon={<HardHat size={20} />} title={copy.empty} description={describeEmpty(props)} />
)

function describeEmpty({ search, part }: NobodyFoundProps): string {
  if (search !== '') return copy.nobodyFound(search)
  return part === '' ? copy.nobody : copy.nobodyInPart(part)
}
