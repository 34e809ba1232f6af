import { Button } from '@/design-system/components/Button/Button'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { focusTitle } from '@/patterns/page/focus-title'
import { useLotView } from '../detail/use-lot-view'
import { copy } from './copy'
import type { ResidentKind } from './kinds'
import { ResidentAccess } from './ResidentAccess'
import type { Resident } from './values'

const words = copy.access

interface ResidentAddedProps {
  kind: ResidentKind
  resident: Resident
  /** Starts the form for another resident. */
  onAnother: () => void
}

/** The result of adding a resident. */
export function ResidentAdded({ kind, resident, onAnother }: ResidentAddedProps) {
  const { finish } = useLotView()
  const isRejected = resident.rejection_reason !== null
  return (
    <ResultScreen
      level={2}
      ref={focusTitle}
      tone={isRejected ? 'warning' : 'success'}
      title={words.title(resident.full_name)}
      description={resident.qrcode === null ? undefined : words.hint}
      actions={
        <>
          <Button variant="primary" onClick={finish}>
            {words.back}
          </Button>
          <Button onClick={onAnother}>{copy.kinds[kind].addAnother}</Button>
        </>
      }
    >
      <ResidentAccess resident={resident} />
    </ResultScreen>
  )
}
