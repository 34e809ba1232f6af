import { useFormikContext } from 'formik'
import { type ComponentType, useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import { useUndoOffer } from '@/patterns/form/use-undo-offer'
import type { ContactPickerProps } from '@/patterns/persons/contact-picker'
import { useAuthorizedPages } from '../terms/use-authorized-pages'
import type { AuthorizationValues } from './authorization-form'
import { copy } from './copy'
import { PeopleListButton } from './PeopleListButton'
import {
  addPerson,
  countSelectedPeople,
  matchesSearch,
  type PeopleSelection,
  removePerson,
  replacePeople,
} from './people'

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
  const offerUndo = useUndoOffer()
  const changePeople = (change: typeof addPerson, person: AuthorizedPerson) => {
    forgetServerError(name)
    void setValues((latest) => replacePeople(latest, change(latest, person), authorization))
  }
  return (
    <Stack gap={3}>
      {disabled ? null : (
        <Inline>
          <PeopleListButton authorization={authorization} />
        </Inline>
      )}
      <ContactPicker
        id={id}
        name={name}
        error={error}
        disabled={disabled}
        chosen={chosen}
        isChosen={isChosen}
        removedPeople={values.removed}
        onAdd={(person) => changePeople(addPerson, person)}
        onRemove={(person) => {
          changePeople(removePerson, person)
          offerUndo(copy.removed(person.full_name), () => changePeople(addPerson, person))
        }}
      />
    </Stack>
  )
}

const getId = ({ id }: AuthorizedPerson) => id

/**
 * Returns the chosen people for the contact picker: first the people added in the form, then the people of the edited
 * authorization except those removed in the form. The people of the edited authorization load in pages of a hundred. For a
 * new authorization, the hook sends no request.
 */
function useChosenPeople(
  { people, removed }: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): { chosen: ContactPickerProps['chosen']; isChosen: (personId: number) => boolean } {
  const [search, setSearch] = useState('')
  // A search changes `pages`, which is the visible list, but not `allPages`. Without a search, both share one request.
  const allPages = useAuthorizedPages(authorization, '')
  const pages = useAuthorizedPages(authorization, search)
  const removedIds = new Set(removed.map(getId))
  const addedIds = new Set(people.map(getId))
  const remainingPeople = pages.rows.filter(({ id }) => !removedIds.has(id) && !addedIds.has(id))
  const authorizedIds = new Set([...allPages.rows, ...pages.rows].map(getId))
  return {
    chosen: {
      people: [...people.filter((person) => matchesSearch(person, search)), ...remainingPeople],
      count: countSelectedPeople({ people: people, removed }, authorization?.count_authorized),
      search,
      onSearch: setSearch,
      pages,
    },
    isChosen: (id) => addedIds.has(id) || (authorizedIds.has(id) && !removedIds.has(id)),
  }
}
