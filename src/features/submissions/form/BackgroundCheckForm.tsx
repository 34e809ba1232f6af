import { useMemo } from 'react'
import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import { tables } from '@/copy/tables'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useRowFocus } from '@/design-system/components/TransferList/use-row-focus'
import { today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { useListRemoval } from '@/patterns/form/use-list-removal'
import { useListReplacement } from '@/patterns/form/use-list-replacement'
import { useNotify } from '@/patterns/notify/use-notify'
import type { NewListPerson } from '@/patterns/person-list/people-index'
import type { RenewedPerson } from '@/patterns/persons/renewal-state'
import { copy as shared } from '../copy'
import { copy as peopleCopy } from '../people/copy'
import { WorkerPicker } from '../people/WorkerPicker'
import { toSavedBackgroundCheck } from '../sending/submission-state'
import {
  backgroundCheckServerFields,
  type CheckEntryValues,
  createBackgroundCheckSchema,
  createCheckEntry,
  emptyBackgroundCheck,
  findMissingEntryParts,
  getReplacedEntryId,
  leaveOutOfCheck,
  resubmitEntry,
  toBackgroundCheckValues,
  toRenewedBackgroundCheck,
  toWantedBackgroundCheck,
} from './background-check-form'
import { CheckEntryCard } from './CheckEntryCard'
import { copy } from './copy'
import { SubmissionForm, type SubmissionFormActions } from './SubmissionForm'
import { entriesPerPage, type OpenEntryState, useOpenEntry } from './use-open-entry'

interface BackgroundCheckFormProps extends SubmissionFormActions {
  /** The submission to edit and its entries, as the backend has them; both absent for a new submission. */
  submission?: BackgroundCheckSubmission
  savedEntries?: readonly BackgroundCheckPerson[]
  /** The people of a new submission whose background check ends. */
  renewal?: readonly RenewedPerson[]
}

export function BackgroundCheckForm(props: BackgroundCheckFormProps) {
  const { submission, savedEntries, renewal, ...actions } = props
  const { state: openEntry, reveal } = useOpenEntry()
  const notify = useNotify()
  const schema = useMemo(() => createBackgroundCheckSchema({ today, savedEntries }), [savedEntries])
  const initialValues = useMemo(
    () =>
      submission && savedEntries
        ? toBackgroundCheckValues(submission, savedEntries)
        : renewal
          ? toRenewedBackgroundCheck(renewal, today())
          : emptyBackgroundCheck,
    [submission, savedEntries, renewal],
  )
  return (
    <SubmissionForm
      {...actions}
      kind="BACKGROUND_CHECK"
      initialValues={initialValues}
      schema={schema}
      serverFields={backgroundCheckServerFields}
      onReveal={reveal}
      onInvalid={() => notify.warning(shared.incomplete)}
      toFormSubmission={toWantedBackgroundCheck}
      savedSubmission={submission && savedEntries && toSavedBackgroundCheck(submission, savedEntries)}
      leaveOutOfValues={leaveOutOfCheck}
      sections={{ people: <CheckEntriesField openEntry={openEntry} savedEntries={savedEntries} /> }}
    />
  )
}

interface CheckEntriesFieldProps {
  openEntry: OpenEntryState
  savedEntries?: readonly BackgroundCheckPerson[]
}

const { people: words } = peopleCopy

const isSameWorker = (left: CheckEntryValues, right: CheckEntryValues) => left.person.id === right.person.id

function CheckEntriesField({ openEntry, savedEntries = [] }: CheckEntriesFieldProps) {
  const { value: entries, onChange, ...field } = useFormField<CheckEntryValues[]>('entries')
  const { panel, rememberPressed } = useRowFocus()
  const removeEntry = useListRemoval<CheckEntryValues>('entries')
  const replaceEntry = useListReplacement('entries', isSameWorker)
  const lastEntry = entries.at(-1)
  const isLastEntryComplete =
    lastEntry === undefined || lastEntry.id !== undefined || findMissingEntryParts(lastEntry).length === 0
  const page = Math.min(openEntry.page, Math.max(1, Math.ceil(entries.length / entriesPerPage)))
  const firstIndex = (page - 1) * entriesPerPage

  const add = (workers: readonly NewListPerson[]) => {
    const newEntries = workers.map(({ person, ...term }) => ({
      ...createCheckEntry(person, term),
      replaces: getReplacedEntryId(savedEntries, person.id),
    }))
    onChange([...entries, ...newEntries])
    if (workers.length === 1) openEntry.show(entries.length)
  }
  const remove = (entry: CheckEntryValues, index: number, button: Element) => {
    rememberPressed(button, index - firstIndex)
    openEntry.shiftAfterRemoval(index)
    removeEntry(entry, copy.entry.removed(entry.person.full_name), () => openEntry.shiftAfterInsertion(index))
  }

  const resubmit = (entry: CheckEntryValues, index: number) => {
    replaceEntry(
      entry,
      resubmitEntry(entry),
      words.resubmittedPerson(entry.person.full_name),
      openEntry.restore,
    )
    openEntry.show(index)
  }

  return (
    <Stack gap={4} ref={panel}>
      <WorkerPicker
        {...field}
        kind="BACKGROUND_CHECK"
        people={entries.map(({ person }) => person)}
        onAdd={add}
        disabledReason={isLastEntryComplete ? undefined : copy.entry.lastFirst}
      />
      <Text role="status" size="sm" tone="muted" hasTabularFigures>
        {words.count(entries.length)}
      </Text>
      {entries.length === 0 ? <Text tone="muted">{words.empty}</Text> : null}
      <Stack as="ul" gap={3} aria-label={words.caption}>
        {entries.slice(firstIndex, firstIndex + entriesPerPage).map((entry, offset) => (
          <CheckEntryCard
            key={entry.person.id}
            index={firstIndex + offset}
            entry={entry}
            savedEntry={savedEntries.find(({ id }) => id === (entry.id ?? entry.replaces))}
            openEntry={openEntry}
            onResubmit={() => resubmit(entry, firstIndex + offset)}
            onRemove={field.disabled ? undefined : (button) => remove(entry, firstIndex + offset, button)}
          />
        ))}
      </Stack>
      <Pagination
        page={page}
        pageSize={entriesPerPage}
        total={entries.length}
        labels={tables.pages(words.caption)}
        onChange={openEntry.setPage}
      />
    </Stack>
  )
}
