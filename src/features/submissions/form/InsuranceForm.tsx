import { useFormikContext } from 'formik'
import { useMemo, useRef } from 'react'
import type { InsuranceCompany } from '@/api/generated/model/insuranceCompany'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { useListInsuranceCompanies } from '@/api/generated/submissions/submissions'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { getLatestDay, today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { useListRemoval } from '@/patterns/form/use-list-removal'
import { useListReplacement } from '@/patterns/form/use-list-replacement'
import { useSession } from '@/session/use-session'
import { copy as shared } from '../copy'
import { copy as peopleCopy } from '../people/copy'
import { PeopleList } from '../people/PeopleList'
import { statusColumn } from '../people/status-column'
import { WorkerPicker } from '../people/WorkerPicker'
import { toSavedInsurance } from '../sending/submission-state'
import { AttachmentsField } from './AttachmentsField'
import { CatalogSelect } from './CatalogSelect'
import { copy } from './copy'
import {
  createInsuranceSchema,
  emptyInsurance,
  type InsuranceValues,
  type InsuredPersonValues,
  insuranceServerFields,
  leaveOutOfInsurance,
  toInsuranceValues,
  toWantedInsurance,
} from './insurance-form'
import { SubmissionForm, type SubmissionFormActions } from './SubmissionForm'
import { TermField } from './TermField'

interface InsuranceFormProps extends SubmissionFormActions {
  /** The submission to edit and its insured people, as the backend has them; both absent for a new submission. */
  submission?: InsuranceSubmission
  people?: readonly InsuredPerson[]
  /** The initial values of a new submission; by default they are empty. */
  newValues?: InsuranceValues
  /** The company of `newValues`. */
  suggestedCompany?: InsuranceCompany
}

export function InsuranceForm(props: InsuranceFormProps) {
  const { submission, people, newValues = emptyInsurance, suggestedCompany, ...actions } = props
  const schema = useMemo(
    () =>
      createInsuranceSchema({
        variant: submission ? 'edit' : 'new',
        today,
        savedLastDay: submission?.to_date,
      }),
    [submission],
  )
  const initialValues = useMemo(
    () =>
      submission && people
        ? toInsuranceValues(
            submission,
            people.map(({ person }) => person),
          )
        : newValues,
    [submission, people, newValues],
  )
  return (
    <SubmissionForm
      {...actions}
      kind="INSURANCE"
      initialValues={initialValues}
      schema={schema}
      serverFields={insuranceServerFields}
      toFormSubmission={toWantedInsurance}
      savedSubmission={submission && people && toSavedInsurance(submission, people)}
      leaveOutOfValues={leaveOutOfInsurance}
      sections={{
        people: <InsuredPeopleField savedPeople={people} />,
        insurance: <PolicyFields company={submission?.company ?? suggestedCompany} />,
        holder: (
          <Grid minColumn="14rem" gap={3}>
            <PlainField name="holderName" label={copy.holder.name} />
            <PlainField name="holderId" label={copy.holder.id} spellCheck={false} />
          </Grid>
        ),
        documents: (
          <AttachmentsField
            name="documents"
            label={shared.sections.documents}
            isLabelHidden
            required={!submission}
          />
        ),
      }}
    />
  )
}

interface PlainFieldProps {
  name: string
  label: string
  spellCheck?: boolean
  required?: boolean
}

const PlainField = (props: PlainFieldProps) => (
  <TextField {...useFormField<string>(props.name)} {...props} autoComplete="off" />
)

interface PolicyFieldsProps {
  /** The company of the saved or the last submission. It stays an option even if the catalog no longer has it. */
  company?: InsuranceCompany
}

function PolicyFields({ company }: PolicyFieldsProps) {
  const query = useListInsuranceCompanies(useSession().neighbourhood.id)
  const { from } = useFormikContext<InsuranceValues>().values
  const words = copy.insurance
  return (
    <Grid minColumn="16rem" gap={3}>
      <CatalogSelect name="company" label={words.company} query={query} currentEntry={company} required />
      <PlainField name="policy" label={words.policy} spellCheck={false} required />
      <TermField name="from" label={words.from} />
      <TermField name="to" label={words.to} min={getLatestDay(today(), from || today())} />
    </Grid>
  )
}

const statusColumns = [statusColumn]
const { people: words } = peopleCopy

const isSamePerson = (left: SubmissionPerson, right: SubmissionPerson) => left.id === right.id

interface InsuredPeopleFieldProps {
  /** The insured people of the saved submission; the list shows their status. Absent for a new submission. */
  savedPeople?: readonly InsuredPerson[]
}

function InsuredPeopleField({ savedPeople }: InsuredPeopleFieldProps) {
  const { value, onChange, ...field } = useFormField<InsuredPersonValues[]>('people')
  const panel = useRef<HTMLDivElement>(null)
  const removePerson = useListRemoval<InsuredPersonValues>('people')
  const replacePerson = useListReplacement<InsuredPersonValues>('people', isSamePerson)
  const rows = useMemo(() => {
    const savedPeopleById = new Map(
      savedPeople?.map((insuredPerson) => [insuredPerson.person.id, insuredPerson]),
    )
    return value.map((person) => {
      const { status, comment } = savedPeopleById.get(person.id) ?? {}
      if (person.replaces === undefined) return { ...person, status, comment }
      return { ...person, status: 'PENDING' as const, comment, isResubmitted: true }
    })
  }, [value, savedPeople])
  /** Marks a rejected worker as submitted again. The user may also have removed the worker and added the worker again. */
  const toNewPerson = (person: SubmissionPerson): InsuredPersonValues => ({
    ...person,
    replaces: savedPeople?.find((saved) => saved.person.id === person.id && saved.status === 'REJECTED')?.id,
  })
  return (
    <Stack gap={4} ref={panel}>
      <WorkerPicker
        {...field}
        kind="INSURANCE"
        people={value}
        onAdd={(workers) => onChange([...value, ...workers.map(({ person }) => toNewPerson(person))])}
      />
      <PeopleList
        people={rows}
        columns={savedPeople && statusColumns}
        onRemove={
          field.disabled
            ? undefined
            : ({ id, full_name }) => {
                const person = value.find((other) => other.id === id)
                // Without another row the focus goes to the field that adds people.
                if (value.length === 1) panel.current?.querySelector('input')?.focus()
                if (person) removePerson(person, copy.entry.removed(full_name))
              }
        }
        onResubmit={({ id }) => {
          const person = value.find((other) => other.id === id)
          if (person) replacePerson(person, toNewPerson(person), words.resubmittedPerson(person.full_name))
        }}
        isInDrawer={savedPeople !== undefined}
      />
    </Stack>
  )
}
