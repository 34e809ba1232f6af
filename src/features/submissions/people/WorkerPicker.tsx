import { ListPlus, UserPlus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { type ChosenPerson, PersonSearchField } from '@/patterns/persons/PersonSearchField'
import type { SubmissionKind } from '../kinds'
import { ListDialog } from './bulk/ListDialog'
import { copy } from './copy'
import { duplicateReason, maxPeople } from './duplicate-people'
import type { NewWorker } from './new-worker'
import { RegistrationDialog } from './RegistrationDialog'

const { picker } = copy

/** Milliseconds without typing before a search. */
const searchDelay = 300

interface WorkerPickerProps {
  id: string
  name: string
  error?: string
  disabled?: boolean
  onBlur?: () => void
  /** Whose workers they are: a list tells the dates of background checks too. */
  kind: SubmissionKind
  /** Who is in the submission already. */
  people: readonly SubmissionPerson[]
  /** Called with whom to add: never somebody who is in it already. */
  onAdd: (workers: readonly NewWorker[]) => void
  /** Why nobody can be added now. */
  disabledReason?: string
}

/** Finds the workers of a submission by DNI; who is not known in the neighbourhood is registered here. */
export function WorkerPicker({ kind, people, onAdd, disabledReason, error, ...field }: WorkerPickerProps) {
  const [chosen, setChosen] = useState<ChosenPerson>()
  const [refusal, setRefusal] = useState<string>()
  const [number, setNumber] = useState<string>()
  const [isListOpen, setIsListOpen] = useState(false)
  const reason = people.length >= maxPeople ? copy.full(maxPeople) : disabledReason

  const add = (person: SubmissionPerson) => {
    // Since the search, a list may have brought the same person.
    const twice = duplicateReason(people, person)
    setRefusal(twice)
    setChosen(undefined)
    setNumber(undefined)
    if (!twice) onAdd([{ person }])
  }
  const addWithEnter = (event: KeyboardEvent) => {
    // Enter in the search adds whom it found, and never sends the form around it.
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (chosen && !reason) add(chosen)
  }

  return (
    <Stack gap={2}>
      <Stack onKeyDown={addWithEnter}>
        <PersonSearchField
          {...field}
          label={picker.label}
          error={refusal ?? error}
          person={chosen}
          delay={searchDelay}
          onChange={(person) => {
            setRefusal(undefined)
            setChosen(person)
          }}
          refusalOf={(person) => duplicateReason(people, person)}
          create={
            reason
              ? undefined
              : { label: (number, text) => picker.create(number || text), onCreate: setNumber }
          }
        />
      </Stack>
      <Inline gap={3} stacksOnPhone>
        <Button
          icon={<UserPlus size={20} aria-hidden="true" />}
          disabledReason={reason ?? (chosen ? undefined : picker.chooseFirst)}
          onClick={() => chosen && add(chosen)}
        >
          {picker.add}
        </Button>
        <Button
          variant="quiet"
          icon={<ListPlus size={20} aria-hidden="true" />}
          disabledReason={reason}
          onClick={() => setIsListOpen(true)}
        >
          {picker.list}
        </Button>
      </Inline>
      {number === undefined ? null : (
        <RegistrationDialog
          number={number}
          refusalOf={(person) => duplicateReason(people, person)}
          onRegistered={add}
          onClose={() => setNumber(undefined)}
        />
      )}
      {isListOpen ? (
        <ListDialog
          people={people}
          hasDates={kind === 'BACKGROUND_CHECK'}
          onAdd={onAdd}
          onClose={() => setIsListOpen(false)}
        />
      ) : null}
    </Stack>
  )
}
