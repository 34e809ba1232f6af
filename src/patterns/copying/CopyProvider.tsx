import { TextSelect } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { copying } from '@/copy/copying'
import { dialogs } from '@/copy/dialogs'
import { Button } from '@/design-system/components/Button/Button'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { useNotify } from '../notify/use-notify'
import { CopyContext, type CopyRequest, type CopyText } from './copy-context'

/** Provides the function that `useCopyText` returns. If the browser cannot copy a text, a dialog shows the text. */
export function CopyProvider({ children }: { children: ReactNode }) {
  const notify = useNotify()
  const [failedRequest, setFailedRequest] = useState<CopyRequest>()

  const copyText = useCallback<CopyText>(
    async (request) => {
      try {
        await navigator.clipboard.writeText(request.text)
        notify.success(request.copied)
      } catch {
        // Copying fails without permission, without the Clipboard API or in an insecure context.
        notify.error(request.failed)
        setFailedRequest(request)
      }
    },
    [notify],
  )

  return (
    <CopyContext value={copyText}>
      {children}
      {failedRequest ? (
        <CopyByHandDialog {...failedRequest} onClose={() => setFailedRequest(undefined)} />
      ) : null}
    </CopyContext>
  )
}

interface CopyByHandDialogProps extends Pick<CopyRequest, 'text' | 'label'> {
  onClose: () => void
}

/** Selects the whole text. `select()` would select nothing in Safari on iPhone. */
const selectAll = (field: HTMLTextAreaElement) => field.setSelectionRange(0, field.value.length)

/** Shows and selects the text, so that the user can copy it. */
function CopyByHandDialog({ text, label, onClose }: CopyByHandDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const selectAgain = () => {
    field.current?.focus()
    if (field.current) selectAll(field.current)
  }
  return (
    <Dialog
      open
      title={copying.title}
      description={copying.description}
      closeLabel={dialogs.close}
      onClose={onClose}
      footer={
        <Button icon={<TextSelect size={20} aria-hidden="true" />} onClick={selectAgain}>
          {copying.selectAll}
        </Button>
      }
    >
      <TextArea
        ref={field}
        label={label}
        name="texto"
        value={text}
        readOnly
        rows={6}
        onFocus={(event) => selectAll(event.currentTarget)}
        onChange={() => {}}
        reservesMessageLine={false}
      />
    </Dialog>
  )
}
