import { useState } from 'react'
import { getStatusWord } from '@/copy/labels'
import { partyStatuses } from '@/copy/works'
import { normalizeDocumentNumber } from '@/domain/documents'
import { PersonListDialog } from '@/patterns/person-list/PersonListDialog'
import type {
  OutsidePeople,
  PersonAddition,
  PersonListOptions,
} from '@/patterns/person-list/person-list-options'
import type { RegisteredPerson } from '@/patterns/persons/person-registration'
import { useFindPeople } from '@/patterns/persons/use-find-person'
import { useRegisterPerson } from '@/patterns/persons/use-register-person'
import { copy } from './copy'
import { LoadedRoster } from './LoadedRoster'
import { indexByDocument, type RosterPerson } from './roster-people'
import { useWorkerAddition } from './use-worker-addition'

const { group: words } = copy

export interface GroupListDialogProps {
  /** The ids of the workers who are already chosen. */
  chosen: readonly string[]
  /** Called with the ids of the workers to choose, and with their names by their ids. */
  onChoose: (workerIds: readonly string[], names: Readonly<Record<string, string>>) => void
  onClose: () => void
}

/**
 * The dialog in which the user chooses the workers of a group by a list. The people are found on the roster. Those who are not on
 * it can be added to it.
 */
export const GroupListDialog = (props: GroupListDialogProps) => (
  <LoadedRoster title={copy.title} onClose={props.onClose}>
    {(people) => <GroupList {...props} roster={people} />}
  </LoadedRoster>
)

/** The maximum number of workers in a group, from the contract. */
const maxWorkers = 1_000

interface GroupListProps extends GroupListDialogProps {
  roster: readonly RosterPerson[]
}

function GroupList({ roster, chosen, onChoose, onClose }: GroupListProps) {
  const registerPerson = useRegisterPerson()
  const { outside, addition, findWorkerId } = useOutsidePeople(roster)
  const peopleByDocument = indexByDocument(roster)
  const chosenIds = new Set(chosen)
  const options: PersonListOptions = {
    people: roster.filter(({ workerId }) => chosenIds.has(String(workerId))),
    words,
    capacity: {
      findRefusal: (count) => (chosen.length + count > maxWorkers ? words.full(maxWorkers) : undefined),
    },
    needsDocument: true,
    findPeople: async ({ document: documentNumber }) => {
      const person = peopleByDocument.get(normalizeDocumentNumber(documentNumber))
      return person ? [person] : []
    },
    findPersonRefusal: ({ id_number }) => {
      const status = peopleByDocument.get(normalizeDocumentNumber(id_number))?.status ?? 'CURRENT'
      return status === 'CURRENT' ? undefined : words.notCurrent(getStatusWord(partyStatuses, status))
    },
    registerPerson,
    outside,
    addition,
    onAdd: (added) => {
      const people = added.flatMap(({ person }) => {
        const workerId = findWorkerId(person)
        return workerId === undefined ? [] : [{ id: String(workerId), name: person.full_name }]
      })
      onChoose(
        people.map(({ id }) => id),
        Object.fromEntries(people.map(({ id, name }) => [id, name])),
      )
    },
  }
  return <PersonListDialog options={options} onClose={onClose} />
}

/** Returns how the people who are not on the roster are found and added to it, and the function that finds the worker of a person. */
function useOutsidePeople(roster: readonly RosterPerson[]) {
  const findPeople = useFindPeople()
  const { add, readCurrent, refresh } = useWorkerAddition()
  const [addedWorkers] = useState(() => new Map<number, number>())
  const workerIds = new Map(roster.map(({ id, workerId }) => [id, workerId]))
  const readAdded = async () => {
    const people = await readCurrent()
    for (const { id, workerId } of people) addedWorkers.set(id, workerId)
    return people
  }
  const outside: OutsidePeople = {
    reason: words.outside,
    include: words.include,
    note: words.note,
    findPeople,
  }
  const addition: PersonAddition = {
    label: copy.adding,
    isNeeded: ({ id }) => !workerIds.has(id),
    add: async (person) => {
      const worker = await add(person)
      if (worker) addedWorkers.set(person.id, worker.id)
      else await readAdded()
    },
    readAdded,
    onFinished: refresh,
  }
  const findWorkerId = ({ id }: RegisteredPerson) => addedWorkers.get(id) ?? workerIds.get(id)
  return { outside, addition, findWorkerId }
}
