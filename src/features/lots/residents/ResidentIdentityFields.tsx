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
import { capitals } from '@/domain/names'
import { fieldId, useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import { useIdTypes } from '@/patterns/persons/use-id-types'
import { copy } from './copy'
import { idTypeOf, type ResidentValues } from './schema'
import { usePersonLookup } from './use-person-lookup'
import { valuesOfUnknownResident } from './values'

const words = copy.fields
/** What has letters too. */
const alphanumericTypes: readonly string[] = ['PASAPORTE', 'OTRO']

/** Document and names. Of somebody whom the neighbourhood knows they are only shown. */
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
  const tellAnother = useDocumentChange()
  const isKnown = values.knownId !== null
  // A document that was refused, such as one of who lives here already, is corrected where it stands.
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
        // What was chosen stays in the form: a letter that is taken back makes the number a DNI again.
        value: idTypeOf(values),
        onChange: (chosen) => tellAnother({ idType: chosen as IdTypeCode }),
        disabled: type.disabled || isLocked,
      }}
      number={{
        ...number,
        label: words.idNumber,
        onChange: (idNumber) => tellAnother({ idNumber }),
        disabled: number.disabled || isLocked,
      }}
      typeFor={(_, chosen) => chosen}
      onLeave={() => void lookUp()}
    />
  )
}

/** Another document is another person's: what was known of the one before goes, and so does what was said against it. */
function useDocumentChange() {
  const { values, setValues } = useFormikContext<ResidentValues>()
  const { forgetServerError } = useForm()
  return (document: Partial<Pick<ResidentValues, 'idType' | 'idNumber'>>) => {
    forgetServerError('idNumber')
    void setValues({ ...values, ...(values.knownId === null ? {} : valuesOfUnknownResident), ...document })
  }
}

/** That the document's person is known, and the way back for who mistyped it. */
function KnownNotice() {
  const { values } = useFormikContext<ResidentValues>()
  const { formId } = useForm()
  const tellAnother = useDocumentChange()
  const beginAnew = () => {
    tellAnother({ idNumber: '' })
    // Once it can be used again.
    requestAnimationFrame(() => {
      const number = document.getElementById(fieldId(formId, 'idNumber'))
      if (number) focusControl(number)
    })
  }
  return (
    <Alert
      isLive
      action={
        <Button size="sm" onClick={beginAnew}>
          {copy.known.other}
        </Button>
      }
    >
      {copy.known.found(`${idTypeOf(values)} ${values.idNumber}`)}
    </Alert>
  )
}

interface NameFieldProps {
  name: 'firstName' | 'lastName'
  label: string
  isLocked: boolean
  isNew: boolean
}

/** Who stands in it as it is filled in keeps the place: it can only be read then, and is not taken out of reach. */
function NameField({ name, label, isLocked, isNew }: NameFieldProps) {
  const field = useFormField<string>(name)
  return (
    <TextField
      {...field}
      label={label}
      disabled={field.disabled || (isLocked && !isNew)}
      readOnly={isLocked}
      // Known values keep their spelling.
      normalize={isLocked ? undefined : capitals}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  )
}
