import { useFormikContext } from 'formik'
import { type ComponentType, useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import type { ContactPickerProps } from '@/patterns/persons/contact-picker'
import { useAuthorizedPages } from '../terms/use-authorized-pages'
import type { AuthorizationValues } from './authorization-form'
import { addPerson, isFound, type PeopleSelection, peopleCount, removePerson, replacePeople } from './people'

export type ContactPickerComponent = ComponentType<ContactPickerProps>

interface AuthorizedPeopleFieldProps {
  ContactPicker: ContactPickerComponent
  /** The authorization to edit; absent for a new authorization. */
  authorization?: AuthorizationDetail
}

export function AuthorizedPeopleField({ ContactPicker, authorization }: AuthorizedPeopleFieldProps) {
  const { values, setValues } = useFormikContext<AuthorizationValues>()
  const { forgetServerError } = useForm()
  const { id, name, error, disabled } = useFormField<AuthorizedPerson[]>('people')
  const { chosen, isChosen } = useChosenPeople(values, authorization)
  const change = (next: PeopleSelection) => {
    forgetServerError(name)
    void setValues((latest) => replacePeople(latest, next, authorization))
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

const idOf = ({ id }: AuthorizedPerson) => id

/**
 * The people of the form: first the added people, then the authorized people who stay, a hundred a page. A
 * new authorization has no authorized people, so nothing is requested.
 */
function useChosenPeople(
  { people, removed }: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): { chosen: ContactPickerProps['chosen']; isChosen: (personId: number) => boolean } {
  const [search, setSearch] = useState('')
  // Without a search both queries are the same and share one request. A search filters only the shown list.
  const all = useAuthorizedPages(authorization, '')
  const pages = useAuthorizedPages(authorization, search)
  const removedIds = new Set(removed.map(idOf))
  const addedIds = new Set(people.map(idOf))
  const staying = pages.rows.filter(({ id }) => !removedIds.has(id) && !addedIds.has(id))
  const authorizedIds = new Set([...all.rows, ...pages.rows].map(idOf))
  return {
    chosen: {
      people: [...people.filter((person) => isFound(person, search)), ...staying],
      count: peopleCount({ people, removed }, authorization?.count_authorized),
      search,
      onSearch: setSearch,
      pages,
    },
    isChosen: (id) => addedIds.has(id) || (authorizedIds.has(id) && !removedIds.has(id)),
  }
}
