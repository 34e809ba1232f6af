import { useParams } from 'react-router-dom'
import { readId } from '@/paths'
import { AuthorizationMissing } from '../terms/AuthorizationMissing'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { EditAuthorization } from './EditAuthorization'
import { NewAuthorization } from './NewAuthorization'

/** `/preauthorization/new` and `/preauthorization/edit/:id`: an id that is not one leads nowhere. */
export function AuthorizationFormScreen({ ContactPicker }: { ContactPicker: ContactPickerComponent }) {
  const { id: text } = useParams()
  if (text === undefined) return <NewAuthorization ContactPicker={ContactPicker} />
  const id = readId(text)
  return id === undefined ? (
    <AuthorizationMissing title={copy.edit.missing} />
  ) : (
    <EditAuthorization key={id} id={id} ContactPicker={ContactPicker} />
  )
}
