import { useFormikContext } from 'formik'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { formatPhone } from '@/domain/phones'
import { FormActions } from '@/patterns/form/FormActions'
import { fieldId, useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import { useLockableField } from '@/patterns/form/use-lockable-field'
import { PersonSearchField } from '@/patterns/persons/PersonSearchField'
import { PartyStatusField } from '../detail/PartyStatusField'
import { useAllManagers, useWork } from '../detail/use-work'
import { copy } from './copy'
import { EmailField } from './EmailField'
import { ManagerIdentityFields } from './ManagerIdentityFields'
import { type ManagerValues, newManager, toKnownManagerValues, toNewManagerValues } from './manager-form'
import type { SavedPart } from './use-add-manager'

const words = copy.new

interface ManagerFieldsProps {
  savedPart: SavedPart
  onCancel: () => void
}

/**
 * The fields of the form that adds a manager. After a failed attempt, the user can no longer change the saved parts. If the
 * person is registered, the identity is locked. If the manager is added, the status is locked too.
 */
export function ManagerFields({ savedPart, onCancel }: ManagerFieldsProps) {
  const { values } = useFormikContext<ManagerValues>()
  const isPartlySaved = savedPart.person !== undefined || savedPart.manager !== undefined
  return (
    <Stack gap={5}>
      <SavedPartNotice savedPart={savedPart} />
      {isPartlySaved ? null : <PersonFields />}
      {values.personKind === '' ? null : <PersonSection savedPart={savedPart} />}
      <FormActions
        cancel={copy.cancel}
        onCancel={onCancel}
        submit={isPartlySaved ? words.retry : words.save}
      />
    </Stack>
  )
}

function PersonFields() {
  const { values, setValues } = useFormikContext<ManagerValues>()
  const focusNextField = useFocusNextField()
  const isNew = values.personKind === 'new'
  const register = (idNumber: string) => {
    void setValues({ ...values, ...toNewManagerValues(idNumber) })
    focusNextField(idNumber === '' ? 'idNumber' : 'firstName')
  }
  const searchInstead = () => {
    void setValues({ ...newManager, status: values.status })
    focusNextField('known')
  }
  return (
    <Stack gap={2} align={isNew ? 'start' : undefined}>
      {isNew ? null : <PersonSearch onRegister={register} />}
      <Inline>
        <Button size="sm" onClick={isNew ? searchInstead : () => register('')}>
          {isNew ? words.searchInstead : words.register}
        </Button>
      </Inline>
    </Stack>
  )
}

/**
 * Returns a function that focuses a field in the next frame. By then, React has rendered the field. The pressed button
 * disappears, so the focus would otherwise be lost.
 */
function useFocusNextField() {
  const { formId } = useForm()
  return (name: keyof ManagerValues) =>
    requestAnimationFrame(() => {
      const control = document.getElementById(fieldId(formId, name))
      if (control) focusControl(control)
    })
}

/**
 * The fields for the person and the status of the new manager. If the user found the person by the search, the person's data
 * are disabled. The user can only add a missing email or phone number.
 */
function PersonSection({ savedPart }: { savedPart: SavedPart }) {
  const { known } = useFormikContext<ManagerValues>().values
  const isLocked = known !== null || savedPart.person !== undefined || savedPart.manager !== undefined
  return (
    <Stack gap={isLocked ? 4 : 2}>
      {isLocked ? (
        <Text size="sm" tone="muted">
          {words.locked}
        </Text>
      ) : null}
      <ManagerIdentityFields isLocked={isLocked} />
      <EmailField isLocked={Boolean(known?.email)} />
      <PhoneNumberField knownNumber={known?.mobile_phone_number ? formatPhone(known) : undefined} />
      <PartyStatusField {...copy.status} isLocked={savedPart.manager !== undefined} />
    </Stack>
  )
}

/** The field for an optional phone number. If the person already has a number, the field shows it and is disabled. */
function PhoneNumberField({ knownNumber }: { knownNumber: string | undefined }) {
  const isLocked = knownNumber !== undefined
  const field = useLockableField<string>('phone', isLocked)
  return (
    <TextField
      {...field}
      type="tel"
      value={knownNumber ?? field.value}
      required={false}
      label={words.phone}
      hint={isLocked ? undefined : words.phoneHint}
      normalize={(text) => text.replace(/\D/g, '')}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}

function SavedPartNotice({ savedPart: { person, manager } }: { savedPart: SavedPart }) {
  if (manager) {
    return (
      <Alert tone="success" title={words.added(manager.person.full_name)} isLive>
        {words.partlySaved.contact}
      </Alert>
    )
  }
  return person ? (
    <Alert tone="success" isLive>
      {words.partlySaved.person(person.full_name)}
    </Alert>
  ) : null
}

const searchDelayMs = 500

/**
 * Searches for a registered person by document number, and offers to register the person if the search finds nobody. A
 * person who is already a manager of the work cannot be chosen.
 */
function PersonSearch({ onRegister }: { onRegister: (idNumber: string) => void }) {
  const { values, setValues } = useFormikContext<ManagerValues>()
  const { value, onChange, ...field } = useFormField<ManagerValues['known']>('known')
  const managers = useAllManagers(useWork())
  const managerIds = new Set(managers.data?.results.map(({ person }) => person.id))

  const choose = (person: FoundPerson | undefined) => {
    onChange(null)
    void setValues({ ...newManager, status: values.status, ...(person ? toKnownManagerValues(person) : {}) })
  }
  return (
    <PersonSearchField
      {...field}
      label={words.search}
      person={value ?? undefined}
      onChange={choose}
      delay={searchDelayMs}
      getRefusal={({ id }) => (managerIds.has(id) ? words.isManager : undefined)}
      create={{
        label: (number) => (number === '' ? words.register : words.create(number)),
        onCreate: onRegister,
      }}
    />
  )
}
