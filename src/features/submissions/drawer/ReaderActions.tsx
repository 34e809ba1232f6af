import { Pencil } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { searchOfView } from '@/patterns/dialog/view-address'
import { copy } from './copy'

interface ReaderActionsProps {
  /** The submission, if it can be edited. */
  editableId: number | undefined
  onClose: () => void
}

/** The actions of a submission that is read: close it, or edit it while it is PENDING. */
export function ReaderActions({ editableId, onClose }: ReaderActionsProps) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const edit = () =>
    void navigate(
      { search: searchOfView(search, { name: 'editar', id: editableId }) },
      { replace: true, state },
    )
  return (
    <Inline gap={3} justify="end" stacksOnPhone>
      {editableId === undefined ? null : (
        <Button icon={<Pencil size={20} aria-hidden="true" />} onClick={edit}>
          {copy.edit}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        {copy.close}
      </Button>
    </Inline>
  )
}
