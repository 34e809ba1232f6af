import { SearchX } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { commonCopy as copy } from './copy'
import { useLotView } from './use-lot-view'

interface RecordMissingProps {
  title: string
  /** The reason why the record is not available. */
  description?: string
}

/** Explains that a record does not exist or belongs to another lot. */
export function RecordMissing({ title, description = copy.missing }: RecordMissingProps) {
  const { close } = useLotView()
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={title}
      description={description}
      action={<Button onClick={close}>{copy.back}</Button>}
    />
  )
}
