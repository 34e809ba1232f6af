import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { describeError } from '@/copy/errors'
import { AvatarPicker } from '@/design-system/components/AvatarPicker/AvatarPicker'
import { Button } from '@/design-system/components/Button/Button'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { extractDocumentNumber } from '@/domain/documents'
import type { QuickContactPickerProps } from '@/patterns/persons/contact-picker'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { listFaces, maxFaces } from './faces'
import { NewGuestDialog } from './NewGuestDialog'
import { contactSearchDelayMs, contactSearchLimit, useContacts } from './use-contacts'

const { picker, quick } = copy

/** Shows the most probable people as toggle buttons, with a search of the other contacts and a button for a new person. */
export function QuickContactPicker(props: QuickContactPickerProps) {
  const { chosen, probablePeople, moreActions, onAdd, onRemove, ...field } = props
  const { lot } = useSession()
  /** The document number with which the dialog of a new person opens; undefined while the dialog is closed. */
  const [newNumber, setNewNumber] = useState<string>()
  const contacts = useContacts('')
  const isLoading = contacts.isLoading || probablePeople === undefined
  const { faces, unlistedCount } = listFaces(chosen, probablePeople ?? [], contacts.rows)
  const toggle = (id: string) => {
    const person = faces.find((face) => String(face.id) === id)
    if (person) (chosen.some((other) => other.id === person.id) ? onRemove : onAdd)(person)
  }

  return (
    <Stack gap={2}>
      <AvatarPicker
        {...field}
        label={quick.label}
        isLabelHidden
        required
        reservesMessageLine={false}
        value={chosen.map(({ id }) => String(id))}
        onToggle={toggle}
        options={
          isLoading
            ? undefined
            : faces.map((face) => ({
                value: String(face.id),
                name: face.full_name,
                description: hasNamesake(face, faces) ? picker.document(face.id_number) : undefined,
              }))
        }
        placeholderCount={maxFaces}
        loadingLabel={quick.loading}
      />
      {unlistedCount > 0 ? <Text tone="muted">{quick.others(unlistedCount)}</Text> : null}
      {contacts.error ? (
        <RetryAlert onRetry={contacts.retry}>{describeError(contacts.error).join(' ')}</RetryAlert>
      ) : null}
      {!isLoading && !contacts.error && faces.length === 0 ? <Text tone="muted">{picker.empty}</Text> : null}
      <ContactSearch disabled={field.disabled} chosen={chosen} onAdd={onAdd} onNewPerson={setNewNumber} />
      {field.disabled ? null : (
        <Inline gap={2}>
          <Button icon={<UserPlus size={20} aria-hidden="true" />} onClick={() => setNewNumber('')}>
            {quick.newPerson}
          </Button>
          {moreActions}
        </Inline>
      )}
      {newNumber !== undefined && lot ? (
        <NewGuestDialog
          propertyId={lot.property_id}
          number={newNumber}
          onClose={() => setNewNumber(undefined)}
          onAdded={({ id, full_name, id_number }) => {
            setNewNumber(undefined)
            onAdd({ id, full_name, id_number })
          }}
        />
      ) : null}
    </Stack>
  )
}

const hasNamesake = (person: AuthorizedPerson, people: readonly AuthorizedPerson[]) =>
  person.id_number !== '' &&
  people.some(({ id, full_name }) => id !== person.id && full_name === person.full_name)

interface ContactSearchProps extends Pick<QuickContactPickerProps, 'chosen' | 'onAdd' | 'disabled'> {
  /** Called with the document number in the typed text, or '' if the text is a name. */
  onNewPerson: (number: string) => void
}

/** Finds any contact by name or document number. If there is none, offers to register the person. */
function ContactSearch({ chosen, disabled, onAdd, onNewPerson }: ContactSearchProps) {
  const [search, setSearch] = useState('')
  const { rows, error, isLoading, retry } = useContacts(search)
  const isChosen = (id: number) => chosen.some((person) => person.id === id)
  const add = (value: string) => {
    const person = rows.find(({ id }) => String(id) === value)
    if (person) onAdd({ id: person.id, full_name: person.full_name, id_number: person.id_number })
  }
  return (
    <Combobox
      name="contactSearch"
      label={picker.searchContacts}
      isLabelHidden
      placeholder={picker.search}
      inputMode="search"
      autoComplete="off"
      spellCheck={false}
      disabled={disabled}
      maxLength={contactSearchLimit}
      reservesMessageLine={false}
      // The chosen people are shown above, so that the field is always empty for the next person.
      value=""
      onChange={add}
      options={rows.map(({ id, full_name, id_number }) => ({
        value: String(id),
        label: full_name,
        description: isChosen(id) ? quick.chosen : picker.document(id_number),
        disabled: isChosen(id),
      }))}
      onSearch={setSearch}
      delay={contactSearchDelayMs}
      isLoading={isLoading}
      failure={error ? describeError(error).join(' ') : undefined}
      onRetry={retry}
      create={
        rows.length === 0
          ? { label: () => quick.newPerson, onCreate: (text) => onNewPerson(extractDocumentNumber(text)) }
          : undefined
      }
      labels={{
        open: quick.open,
        close: quick.close,
        clear: picker.clearSearch,
        loading: quick.searchLoading,
        empty: picker.notFound,
        retry: quick.retry,
        count: quick.count,
      }}
    />
  )
}
