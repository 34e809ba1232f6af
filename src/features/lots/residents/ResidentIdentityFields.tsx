import { useFormikContext } from 'formik'
import type { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { DocumentField } from '@/design-system/components/DocumentField/DocumentField'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { toUppercaseName } from '@/domain/names'
import { fieldId, useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import { useIdTypes } from '@/patterns/persons/use-id-types'
import { copy } from './copy'
import { getIdType, type ResidentValues, unknownPersonValues } from './resident-form'
import { usePersonLookup } from './use-person-lookup'

const words = copy.fields
/** The document types whose numbers may contain letters. */
const alphanumericTypes: readonly string[] = ['PASAPORTE', 'OTRO']

/** The fields for the identity document and names of a resident. They are read-only for a registered person. */
export function ResidentIdentityFields({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<ResidentValues>()
  const { isDisabled } = useForm()
  const isLocked = values.knownId !== null
  return (
    <Stack gap={2}>
      {isLocked && !isNew && !isDisabled ? (
        <Text size="sm" tone="muted">
          {`${copy.known.locked} ${copy.known.support}`}
        </Text>
      ) : null}
      <DocumentFields isNew={isNew} />
      {isLocked && isNew ? <KnownNotice /> : null}
      <Grid minColumn="14rem" gap={3}>
        <NameField name="firstName" label={words.firstName} isLocked={isLocked} isNew={isNew} />
        <NameField name="lastName" label={words.lastName} isLocked={isLocked} isNew={isNew} />
      </Grid>
    </Stack>
  )
}

function DocumentFields({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<ResidentValues>()
  const type = useFormField<IdTypeCode>('idType')
  const number = useFormField<string>('idNumber')
  const changeDocument = useDocumentChange()
  const isKnown = values.knownId !== null
  // The user can still correct a document number that the backend rejected.
  const isLocked = isKnown && !(isNew && number.error !== undefined)
  const lookUp = usePersonLookup()
  const options = useIdTypes().map(({ code, name }) => ({
    value: code,
    label: name,
    isNumeric: !alphanumericTypes.includes(code),
  }))
  return (
    <DocumentField
      label={words.document}
      required
      type={{
        ...type,
        label: words.idType,
        options,
        // With letters in the number, the field shows OTRO instead of DNI. The form keeps the chosen type, which is shown
        // again when the number has only digits.
        value: getIdType(values),
        onChange: (chosen) => changeDocument({ idType: chosen as IdTypeCode }),
        disabled: type.disabled || isLocked,
      }}
      number={{
        ...number,
        label: words.idNumber,
        onChange: (idNumber) => changeDocument({ idNumber }),
        disabled: number.disabled || isLocked,
      }}
      // With this function, the field accepts letters even while a numeric type is chosen.
      inferType={(_, chosen) => chosen}
      onLeave={() => void lookUp()}
    />
  )
}

/**
 * Returns a function that changes the document type or number. The function also clears the backend's error about the
 * number. If the previous document belongs to a registered person, the function clears that person's data too.
 */
function useDocumentChange() {
  const { values, setValues } = useFormikContext<ResidentValues>()
  const { forgetServerError } = useForm()
  return (patch: Partial<Pick<ResidentValues, 'idType' | 'idNumber'>>) => {
    forgetServerError('idNumber')
    void setValues({ ...values, ...(values.knownId === null ? {} : unknownPersonValues), ...patch })
  }
}

/** Says that a person with the typed document is already registered. A button clears the number. */
function KnownNotice() {
  const { values } = useFormikContext<ResidentValues>()
  const { formId } = useForm()
  const changeDocument = useDocumentChange()
  const clearDocument = () => {
    changeDocument({ idNumber: '' })
    // Focus moves in the next frame, because the field is disabled until then.
    requestAnimationFrame(() => {
      const number = document.getElementById(fieldId(formId, 'idNumber'))
      if (number) focusControl(number)
    })
  }
  return (
    <Alert
      isLive
      action={
        <Button size="sm" onClick={clearDocument}>
          {copy.known.other}
        </Button>
      }
    >
      {copy.known.found(`${getIdType(values)} ${values.idNumber}`)}
    </Alert>
  )
}

interface NameFieldProps {
  name: 'firstName' | 'lastName'
  label: string
  isLocked: boolean
  isNew: boolean
}

/**
 * A name field. If the lookup finds a registered person, the field becomes read-only. A disabled field would lose the
 * focus.
 */
function NameField({ name, label, isLocked, isNew }: NameFieldProps) {
  const field = useFormField<string>(name)
  return (
    <TextField
      {...field}
      label={label}
      disabled={field.disabled || (isLocked && !isNew)}
      readOnly={isLocked}
      // The names of registered people keep their spelling.
      normalize={isLocked ? undefined : toUppercaseName}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  )
}
