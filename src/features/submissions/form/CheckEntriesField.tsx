import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import { tables } from '@/copy/tables'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useRowFocus } from '@/design-system/components/TransferList/use-row-focus'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy as people } from '../people/copy'
import type { NewWorker } from '../people/duplicate-people'
import { WorkerPicker } from '../people/WorkerPicker'
import { type CheckEntryValues, createCheckEntry, findMissingEntryParts } from './background-check-form'
import { CheckEntryCard } from './CheckEntryCard'
import { copy } from './copy'
import { entriesPerPage, type OpenEntryState } from './use-open-entry'

interface CheckEntriesFieldProps {
  /** The visible page of entries and the open entry. */
  place: OpenEntryState
  /** The entries that the backend already has. */
  known?: readonly BackgroundCheckPerson[]
}

export function CheckEntriesField({ place, known = [] }: CheckEntriesFieldProps) {
  const { value: entries, onChange, ...field } = useFormField<CheckEntryValues[]>('entries')
  const { panel, remember } = useRowFocus()
  const last = entries.at(-1)
  const isLastWhole = last === undefined || last.id !== undefined || findMissingEntryParts(last).length === 0
  const page = Math.min(place.page, Math.max(1, Math.ceil(entries.length / entriesPerPage)))
  const first = (page - 1) * entriesPerPage

  const add = (workers: readonly NewWorker[]) => {
    onChange([...entries, ...workers.map(({ person, ...term }) => createCheckEntry(person, term))])
    if (workers.length === 1) place.show(entries.length)
  }
  const remove = (index: number, button: Element) => {
    remember(button, index - first)
    place.forget(index)
    onChange(entries.filter((_, other) => other !== index))
  }

  return (
    <Stack gap={4}>
      <WorkerPicker
        {...field}
        kind="BACKGROUND_CHECK"
        people={entries.map(({ person }) => person)}
        onAdd={add}
        disabledReason={isLastWhole ? undefined : copy.entry.lastFirst}
      />
      <Text role="status" size="sm" tone="muted" hasTabularFigures>
        {people.people.count(entries.length)}
      </Text>
      {entries.length === 0 ? <Text tone="muted">{people.people.empty}</Text> : null}
      <Stack as="ul" gap={3} aria-label={people.people.caption} ref={panel}>
        {entries.slice(first, first + entriesPerPage).map((entry, offset) => (
          <CheckEntryCard
            key={entry.person.id}
            index={first + offset}
            entry={entry}
            known={known.find(({ id }) => id === entry.id)}
            place={place}
            onRemove={field.disabled ? undefined : (button) => remove(first + offset, button)}
          />
        ))}
      </Stack>
      <Pagination
        page={page}
        pageSize={entriesPerPage}
        total={entries.length}
        labels={tables.pages(people.people.caption)}
        onChange={place.setPage}
      />
    </Stack>
  )
}
