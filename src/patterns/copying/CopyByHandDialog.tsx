import { TextSelect } from 'lucide-react'
import { useRef } from 'react'
import { copying } from '@/copy/copying'
import { dialogs } from '@/copy/dialogs'
import { Button } from '@/design-system/components/Button/Button'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { TextArea } from '@/design-system/components/TextArea/TextArea'

interface CopyByHandDialogProps {
  text: string
  /** The name of the text. */
  label: string
  onClose: () => void
}

/** `select()` alone selects nothing on an iPhone. */
const selectAll = (field: HTMLTextAreaElement) => field.setSelectionRange(0, field.value.length)

/** A text that the browser does not let be copied, selected, so that its reader copies it. */
export function CopyByHandDialog({ text, label, onClose }: CopyByHandDialogProps) {
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
        reservesMessage={false}
      />
    </Dialog>
  )
}
