import { forms } from '@/copy/forms'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'

export interface DraftNoticeProps {
  /** Restores the initial values of the form. */
  onDiscard: () => void
}

/** Says that the form contains what the user typed before the page was closed. */
export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      isLive
      title={forms.draft.restored}
      action={
        <Button size="sm" onClick={onDiscard}>
          {forms.draft.discard}
        </Button>
      }
    />
  )
}
