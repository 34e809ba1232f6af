import { useRef } from 'react'
import { getStatusWord } from '@/copy/labels'
import { partyStatuses } from '@/copy/works'
import { useNotify } from '@/patterns/notify/use-notify'
import { PersonListDialog } from '@/patterns/person-list/PersonListDialog'
import type { PersonListOptions } from '@/patterns/person-list/person-list-options'
import { useFindPeople } from '@/patterns/persons/use-find-person'
import { useRegisterPerson } from '@/patterns/persons/use-register-person'
import { copy } from './copy'
import { LoadedRoster } from './LoadedRoster'
import { indexByDocument, type RosterPerson } from './roster-people'
import { useWorkerAddition } from './use-worker-addition'

const { roster: words } = copy

/** The dialog in which the user adds a list of people to the roster. */
export const RosterListDialog = ({ onClose }: { onClose: () => void }) => (
  <LoadedRoster title={copy.title} onClose={onClose}>
    {(people) => <RosterList people={people} onClose={onClose} />}
  </LoadedRoster>
)

interface RosterListProps {
  /** The people of the whole roster, whatever their status. */
  people: readonly RosterPerson[]
  onClose: () => void
}

function RosterList({ people, onClose }: RosterListProps) {
  const findPeople = useFindPeople()
  const registerPerson = useRegisterPerson()
  const { add, readCurrent, refresh } = useWorkerAddition()
  const notify = useNotify()
  const addedCount = useRef(0)
  const options: PersonListOptions = {
    people,
    words: { ...words, duplicate: createDuplicateMessage(people) },
    capacity: { findRefusal: () => undefined },
    needsDocument: true,
    findPeople,
    registerPerson,
    addition: {
      label: copy.adding,
      isNeeded: () => true,
      add: async (person) => void (await add(person)),
      readAdded: readCurrent,
      onFinished: refresh,
    },
    onAdd: (added) => {
      addedCount.current += added.length
    },
  }
  const close = () => {
    if (addedCount.current > 0) notify.success(words.added(addedCount.current))
    onClose()
  }
  return <PersonListDialog options={options} onClose={close} />
}

/** Returns the function that says that a person is on the roster. A person who is not current can be reactivated there. */
function createDuplicateMessage(people: readonly RosterPerson[]): PersonListOptions['words']['duplicate'] {
  const peopleByDocument = indexByDocument(people)
  return (name, documentNumber) => {
    const status = peopleByDocument.get(documentNumber)?.status ?? 'CURRENT'
    return status === 'CURRENT'
      ? words.duplicate(name)
      : words.duplicateWithStatus(name, getStatusWord(partyStatuses, status))
  }
}
