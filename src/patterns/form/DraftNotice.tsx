import { forms } from '@/copy/forms'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'

export interface DraftNoticeProps {
  /** Whether the form contains what the user typed. */
  isRestored: boolean
  /** Whether the user had chosen files, which are lost. */
  hadFiles: boolean
  /** Restores the initial values of the form. */
  onDiscard: () => void
}

/** Says what the form contains of what the user entered before the page was closed. */
export function DraftNotice({ isRestored, hadFiles, onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      isLive
      title={isRestored ? forms.draft.restored : forms.draft.files}
      action={
        isRestored ? (
          <Button size="sm" onClick={onDiscard}>
            {forms.draft.discard}
          </Button>
        ) : undefined
      }
    >
      {isRestored && hadFiles ? forms.draft.files : null}
    </Alert>
  )
}
