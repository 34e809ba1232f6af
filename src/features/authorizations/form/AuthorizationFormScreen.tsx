import { useParams } from 'react-router-dom'
import { readId } from '@/paths'
import { AuthorizationMissing } from './AuthorizationMissing'
import type { ContactPickerComponent } from './contact-picker'
import { EditAuthorization } from './EditAuthorization'
import { NewAuthorization } from './NewAuthorization'

/** `/preauthorization/new` and `/preauthorization/edit/:id` (P2): an id that is not one leads nowhere. */
export function AuthorizationFormScreen({ ContactPicker }: { ContactPicker: ContactPickerComponent }) {
  const { id: text } = useParams()
  if (text === undefined) return <NewAuthorization ContactPicker={ContactPicker} />
  const id = readId(text)
  return id === undefined ? (
    <AuthorizationMissing />
  ) : (
    <EditAuthorization key={id} id={id} ContactPicker={ContactPicker} />
  )
}
