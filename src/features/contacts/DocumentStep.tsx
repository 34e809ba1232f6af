import { useFormikContext } from 'formik'
import type { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { normalizeDocumentNumber } from '@/domain/documents'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useIdTypes } from '@/patterns/persons/use-id-types'
import { copy } from './copy'
import { type DocumentValues, documentForm, normalizeDocument } from './guest-form'

const { guest } = copy

interface DocumentStepProps {
  /** The initial values. */
  document: DocumentValues
  /** The selectable document types; all types of the session if absent. */
  idTypes?: readonly IdTypeCode[]
  /** The sentence for a failure without a sentence from the backend. */
  fallback: string
  /** Checks the document. The form shows the error that it throws. */
  onCheck: (document: DocumentValues) => Promise<void>
  onClose: () => void
}

export function DocumentStep({ document, idTypes, fallback, onCheck, onClose }: DocumentStepProps) {
  return (
    <FormShell
      initialValues={document}
      schema={documentForm}
      fallback={fallback}
      isGuarded={false}
      onSubmit={onCheck}
    >
      <DocumentFields idTypes={idTypes} />
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onClose}>{guest.close}</Button>
        <SubmitButton>{guest.next}</SubmitButton>
      </Inline>
    </FormShell>
  )
}

function DocumentFields({ idTypes }: Pick<DocumentStepProps, 'idTypes'>) {
  const { values } = useFormikContext<DocumentValues>()
  const idType = useFormField<string>('idType')
  // The form keeps the chosen type: if the number has only digits again, that type applies again.
  const shown = normalizeDocument(values).idType
  const offered = useIdTypes().filter(({ code }) => !idTypes || idTypes.some((type) => type === code))
  return (
    <Stack gap={2}>
      <Select
        {...idType}
        value={shown}
        onChange={(type) => idType.onChange(type as IdTypeCode)}
        label={guest.idType}
        options={offered.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      <TextField
        {...useFormField<string>('idNumber')}
        label={guest.idNumber}
        hint={guest.idNumberHint}
        normalize={normalizeDocumentNumber}
        inputMode={shown === 'DNI' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </Stack>
  )
}
