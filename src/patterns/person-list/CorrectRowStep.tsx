import { type ComponentProps, createContext, use } from 'react'
import * as v from 'valibot'
import type { Gender } from '@/api/generated/model/gender'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Inline } from '@/design-system/components/Inline/Inline'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { toUppercaseName } from '@/domain/names'
import { useCountries } from '@/patterns/countries/use-countries'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { LeaveBlockerContext, useLeaveBlockers } from '@/patterns/form/use-leave-blockers'
import { copy } from './copy'
import { parseDocumentCell } from './document-cell'
import { formatCell } from './grid'
import { parseDayCell } from './list-day'
import type { ListLine } from './list-lines'
import type { ListedRow } from './person-row'
import { findRowErrors, type RowErrors } from './row-field-errors'

const { correction: words, preview, problems } = copy

const documentNumberSchema = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? parseDocumentCell(dataset.value).problem : undefined
    if (problem) addIssue({ message: problem })
  }),
)
const nameSchema = v.pipe(v.string(), v.maxLength(100, problems.nameLength))
const createDaySchema = (column: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => parseDayCell(text) !== undefined,
      ({ input }) => problems.day(column, input),
    ),
  )

const rowFormSchema = v.object({
  document: documentNumberSchema,
  lastName: nameSchema,
  firstName: nameSchema,
  gender: v.picklist(['', 'M', 'F', 'X']),
  nationality: v.string(),
  from: createDaySchema(words.from),
  to: createDaySchema(words.to),
})
type RowValues = v.InferInput<typeof rowFormSchema>

interface CorrectRowStepProps {
  row: ListedRow
  /** The user's choice for all new people whose gender is not in the list; '' before the choice. */
  gender: Gender | ''
  hasDates: boolean
  /** Validates the corrected values and changes the row. If the function throws an error, the form shows it. */
  onCorrect: (values: ListLine['values']) => Promise<void>
  onClose: () => void
}

export function CorrectRowStep({ row, gender, hasDates, onCorrect, onClose }: CorrectRowStepProps) {
  const initialValues = toRowValues(row)
  const { fields: errors, others } = findRowErrors(row, gender)
  const { register, leave } = useLeaveBlockers()
  const originalCells = row.cells.map(formatCell).filter((text) => text !== '')
  return (
    <LeaveBlockerContext value={register}>
      <FormShell
        draft={{ none: 'The list that the row belongs to is not kept.' }}
        initialValues={initialValues}
        schema={rowFormSchema}
        onSubmit={onCorrect}
      >
        <Stack gap={4}>
          <Stack gap={1}>
            <Text weight="semibold">{words.title(row.rowNumber)}</Text>
            <Text tone="muted">{words.originalText(originalCells.join(' · '))}</Text>
          </Stack>
          {others.length > 0 ? <Alert tone="warning">{others.join(' ')}</Alert> : null}
          <RowErrorsContext value={{ errors, initialValues }}>
            <RowFields hasDates={hasDates} />
          </RowErrorsContext>
          <Inline gap={3} justify="end" stacksOnPhone>
            <Button onClick={() => leave(onClose)}>{words.cancel}</Button>
            <SubmitButton>{words.submit}</SubmitButton>
          </Inline>
        </Stack>
      </FormShell>
    </LeaveBlockerContext>
  )
}

/** Builds the form's values from a row. The dates are the texts in the cells, because an invalid date has no parsed day. */
function toRowValues({ values, ...row }: ListedRow): RowValues {
  const { document: documentNumber, lastName, firstName, gender, nationality } = row
  const [from, to] = [formatCell(values.from), formatCell(values.to)]
  return { document: documentNumber, lastName, firstName, gender, nationality, from, to }
}

interface RowErrorsContextValue {
  errors: RowErrors['fields']
  initialValues: RowValues
}

const RowErrorsContext = createContext<RowErrorsContextValue | undefined>(undefined)

/** Returns the props of a field. Until the user changes the field, it shows what is wrong with the row. */
function useRowField<Value>(name: keyof RowValues) {
  const field = useFormField<Value>(name)
  const context = use(RowErrorsContext)
  const isUnchanged = field.value === context?.initialValues[name]
  return { ...field, error: field.error ?? (isUnchanged ? context?.errors[name] : undefined) }
}

function RowFields({ hasDates }: Pick<CorrectRowStepProps, 'hasDates'>) {
  const { listNationalities } = useCountries()
  const nationality = useRowField<string>('nationality')
  return (
    <Grid minColumn="14rem" gap={3}>
      <RowField name="document" label={words.document} required />
      <RowField name="lastName" label={words.lastName} normalize={toUppercaseName} />
      <RowField name="firstName" label={words.firstName} normalize={toUppercaseName} />
      <SegmentedControl<Gender | ''>
        {...useRowField<Gender | ''>('gender')}
        label={words.gender}
        options={(['M', 'F'] as const).map((value) => ({ value, label: preview.gender[value] }))}
      />
      <Select
        {...nationality}
        label={words.nationality}
        options={[{ value: '', label: words.noNationality }, ...listNationalities(nationality.value)]}
      />
      {hasDates ? (
        <>
          <RowField name="from" label={words.from} hint={words.dayHint} />
          <RowField name="to" label={words.to} hint={words.dayHint} />
        </>
      ) : null}
    </Grid>
  )
}

interface RowFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'normalize' | 'required'> {
  name: keyof RowValues
}

const RowField = (props: RowFieldProps) => (
  <TextField {...useRowField<string>(props.name)} {...props} autoComplete="off" spellCheck={false} />
)
