import { useFormikContext } from 'formik'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import type { ContactPickerComponent } from './contact-picker'
import { withPeople } from './default-title'
import { addPerson, type PeopleSelection, removePerson } from './people'
import { useChosenPeople } from './use-chosen-people'
import type { AuthorizationValues } from './values'

interface AuthorizedPeopleFieldProps {
  ContactPicker: ContactPickerComponent
  /** The authorization that is edited, if one is. */
  authorization?: AuthorizationDetail
}

/** The people of an authorization. */
export function AuthorizedPeopleField({ ContactPicker, authorization }: AuthorizedPeopleFieldProps) {
  const { values, setValues } = useFormikContext<AuthorizationValues>()
  const { forgetServerError } = useForm()
  const { id, name, error, disabled } = useFormField<AuthorizedPerson[]>('people')
  const { chosen, isChosen } = useChosenPeople(values, authorization)
  const change = (next: PeopleSelection) => {
    forgetServerError(name)
    void setValues((latest) => withPeople(latest, next, authorization))
  }
  return (
    <ContactPicker
      id={id}
      name={name}
      error={error}
      disabled={disabled}
      chosen={chosen}
      isChosen={isChosen}
      takenOff={values.removed}
      onAdd={(person) => change(addPerson(values, person))}
      onRemove={(person) => change(removePerson(values, person))}
    />
  )
}
