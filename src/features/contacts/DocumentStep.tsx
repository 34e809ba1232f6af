import { useFormikContext } from 'formik'
import type { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { normalizeDocumentNumber } from '@/domain/documents'
import { FormActions } from '@/patterns/form/FormActions'
import { FormShell } from '@/patterns/form/FormShell'
import { useFormField } from '@/patterns/form/use-form-field'
import type { PersonRegistrationProps } from '@/patterns/persons/person-registration'
import { useIdTypes } from '@/patterns/persons/use-id-types'
import { copy } from './copy'
import { type DocumentValues, documentFormSchema, normalizeDocument } from './guest-form'

const { guest } = copy

interface DocumentStepProps extends Pick<PersonRegistrationProps, 'idTypes' | 'onClose'> {
  initialDocument: DocumentValues
  /** The values that the user typed before the next step; absent at first. */
  typedDocument: DocumentValues | undefined
  fallback: string
  /** Opens the next step. Resolves to false, because nothing is saved yet. */
  onCheck: (document: DocumentValues) => Promise<boolean>
}

export function DocumentStep(props: DocumentStepProps) {
  const { initialDocument, typedDocument, idTypes, fallback, onCheck, onClose } = props
  return (
    <FormShell
      draft="person.document"
      initialValues={initialDocument}
      typedValues={typedDocument}
      schema={documentFormSchema}
      fallback={fallback}
      onSubmit={onCheck}
    >
      <DocumentFields idTypes={idTypes} />
      <FormActions cancel={guest.close} onCancel={onClose} submit={guest.next} />
    </FormShell>
  )
}

function DocumentFields({ idTypes }: Pick<DocumentStepProps, 'idTypes'>) {
  const { values } = useFormikContext<DocumentValues>()
  const idType = useFormField<string>('idType')
  // The field shows OTRO if the type is DNI and the number has letters. The form value stays DNI, which applies again
  // after the user removes the letters.
  const applicableType = normalizeDocument(values).idType
  const selectableTypes = useIdTypes().filter(({ code }) => !idTypes || idTypes.some((type) => type === code))
  return (
    <Stack gap={2}>
      <Select
        {...idType}
        value={applicableType}
        onChange={(type) => idType.onChange(type as IdTypeCode)}
        label={guest.idType}
        options={selectableTypes.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      <TextField
        {...useFormField<string>('idNumber')}
        label={guest.idNumber}
        hint={guest.idNumberHint}
        normalize={normalizeDocumentNumber}
        inputMode={applicableType === 'DNI' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </Stack>
  )
}
