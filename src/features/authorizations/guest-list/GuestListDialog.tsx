import { useQuery } from '@tanstack/react-query'
import { getListAuthorizedPeopleQueryKey } from '@/api/generated/authorizations/authorizations'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { PersonListDialog } from '@/patterns/person-list/PersonListDialog'
import type { ListDetails, PersonListCapacity } from '@/patterns/person-list/person-list-options'
import { loadAllPeople } from '../terms/load-all-people'
import { copy } from './copy'
import { useGuestSearch } from './use-guest-search'

export interface GuestListDialogProps {
  /** The people chosen in the form. */
  people: readonly AuthorizedPerson[]
  /** The people removed from the saved authorization in the form. The list can add them again. */
  removed: readonly AuthorizedPerson[]
  /** The saved authorization, whose people are not added twice; absent for a new one. */
  authorization?: { id: number }
  capacity: PersonListCapacity
  /** Called with the people to add, and with what else the list says. */
  onAdd: (people: readonly AuthorizedPerson[], details: ListDetails) => void
  onClose: () => void
}

/** The dialog in which the user adds a list of guests. Registered people are used; the others become contacts. */
export function GuestListDialog(props: GuestListDialogProps) {
  const { people, removed, authorization, capacity, onAdd, onClose } = props
  const id = authorization?.id
  // If the request fails, the user can add a person again, and the backend keeps the person once.
  const { data: savedPeople = [] } = useQuery({
    queryKey: [...getListAuthorizedPeopleQueryKey(id ?? 0), 'all'],
    queryFn: ({ signal }) => loadAllPeople(id ?? 0, signal),
    enabled: id !== undefined,
  })
  const removedIds = new Set(removed.map((person) => person.id))
  const options = {
    ...useGuestSearch(),
    people: [...people, ...savedPeople.filter((person) => !removedIds.has(person.id))],
    words: copy,
    capacity,
    needsDocument: false,
    onAdd: (added: readonly { person: AuthorizedPerson }[], details: ListDetails) =>
      onAdd(
        added.map(({ person }) => person),
        details,
      ),
  }
  return <PersonListDialog options={options} onClose={onClose} />
}
