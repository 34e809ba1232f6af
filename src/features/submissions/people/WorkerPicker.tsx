import { ListPlus, UserPlus } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Button } from '@/design-system/components/Button/Button'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { NewListPerson } from '@/patterns/person-list/people-index'
import { type ChosenPerson, PersonSearchField } from '@/patterns/persons/PersonSearchField'
import { usePersonRegistration } from '@/patterns/persons/person-registration'
import type { SubmissionKind } from '../kinds'
import { copy } from './copy'
import { getDuplicateReason, maxPeople } from './duplicate-people'
import { WorkerListDialog } from './WorkerListDialog'

const { picker } = copy

/** Debounce of the search, in milliseconds. */
const searchDelay = 300

interface WorkerPickerProps
  extends Pick<ComponentProps<typeof PersonSearchField>, 'id' | 'name' | 'error' | 'disabled' | 'onBlur'> {
  kind: SubmissionKind
  /** The people who are already in the submission. */
  people: readonly SubmissionPerson[]
  onAdd: (workers: readonly NewListPerson[]) => void
  disabledReason?: string
}

export function WorkerPicker({ kind, people, onAdd, disabledReason, error, ...field }: WorkerPickerProps) {
  const [chosenPerson, setChosenPerson] = useState<ChosenPerson>()
  const [refusal, setRefusal] = useState<string>()
  const [searchedNumber, setSearchedNumber] = useState<string>()
  const [isListOpen, setIsListOpen] = useState(false)
  const reason = people.length >= maxPeople ? copy.full(maxPeople) : disabledReason

  const getRefusal = (person: SubmissionPerson) => getDuplicateReason(people, person)
  const add = (person: SubmissionPerson) => {
    // Since the search, the user may have added the same person in the dialog that adds a list.
    const duplicate = getRefusal(person)
    setRefusal(duplicate)
    setChosenPerson(undefined)
    setSearchedNumber(undefined)
    if (!duplicate) onAdd([{ person }])
  }
  const addWithEnter = (event: KeyboardEvent) => {
    // Enter in the search field adds the chosen person instead of submitting the enclosing form.
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (chosenPerson && !reason) add(chosenPerson)
  }

  return (
    <Stack gap={2}>
      <Stack onKeyDown={addWithEnter}>
        <PersonSearchField
          {...field}
          label={picker.label}
          error={refusal ?? error}
          person={chosenPerson}
          delay={searchDelay}
          onChange={(person) => {
            setRefusal(undefined)
            setChosenPerson(person)
          }}
          getRefusal={getRefusal}
          create={
            reason
              ? undefined
              : { label: (number, text) => picker.create(number || text), onCreate: setSearchedNumber }
          }
        />
      </Stack>
      <Inline gap={3} stacksOnPhone>
        <Button
          icon={<UserPlus size={20} aria-hidden="true" />}
          disabledReason={reason ?? (chosenPerson ? undefined : picker.chooseFirst)}
          onClick={() => chosenPerson && add(chosenPerson)}
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
      {searchedNumber === undefined ? null : (
        <RegistrationDialog
          number={searchedNumber}
          getRefusal={getRefusal}
          onRegistered={add}
          onClose={() => setSearchedNumber(undefined)}
        />
      )}
      {isListOpen ? (
        <WorkerListDialog
          people={people}
          hasDates={kind === 'BACKGROUND_CHECK'}
          onAdd={onAdd}
          onClose={() => setIsListOpen(false)}
        />
      ) : null}
    </Stack>
  )
}

const idTypes = ['DNI', 'OTRO'] as const

interface RegistrationDialogProps {
  /** The searched document number; '' if the search was a name. */
  number: string
  /** Returns the reason why an already registered person cannot be added, if there is one. */
  getRefusal: (person: SubmissionPerson) => string | undefined
  onRegistered: (person: SubmissionPerson) => void
  onClose: () => void
}

/** The dialog 'Registrar nuevo trabajador', which registers a person who is new to the neighbourhood. */
function RegistrationDialog({ number, getRefusal, onRegistered, onClose }: RegistrationDialogProps) {
  const PersonRegistration = usePersonRegistration()
  return (
    <Dialog open title={copy.picker.register} closeLabel={copy.picker.closeRegistration} onClose={onClose}>
      <PersonRegistration
        number={number}
        idTypes={idTypes}
        getRefusal={async ({ id, id_number, first_name, last_name }) =>
          getRefusal({ id, id_number, full_name: `${first_name} ${last_name}` })
        }
        onRegistered={({ id, full_name, id_number }) => onRegistered({ id, full_name, id_number })}
        onClose={onClose}
      />
    </Dialog>
  )
}
