import { useEffect, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { NoticeBar } from '@/design-system/components/NoticeBar/NoticeBar'
import { copy } from '../shell/copy'
import { startWorker } from './start-worker'

export interface NewVersionProps {
  /** Leaves the page, once a form in it with changes was asked about. */
  onLeave: (go: () => void) => void
}

/** Offers the new version of the portal when there is one. It waits: what somebody is doing is theirs to end. */
export function NewVersion({ onLeave }: NewVersionProps) {
  const [begin, setBegin] = useState<() => void>()
  useEffect(() => startWorker((next) => setBegin(() => next)), [])
  if (!begin) return null
  const { label, text, action } = copy.newVersion
  return (
    <NoticeBar
      label={label}
      role="status"
      action={
        <Button size="sm" onClick={() => onLeave(begin)}>
          {action}
        </Button>
      }
    >
      {text}
    </NoticeBar>
  )
}
