import { getIn, useFormikContext } from 'formik'
import { Trash2 } from 'lucide-react'
import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckType } from '@/api/generated/model/backgroundCheckType'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { useListBackgroundCheckTypes } from '@/api/generated/submissions/submissions'
import { getStatusLabel, isKnownCode } from '@/copy/labels'
import { submissionStatuses } from '@/copy/submissions'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { focusFirstControl } from '@/design-system/components/Field/focus-field'
import { removeInvisibleCharacters } from '@/design-system/components/FileDrop/file-item'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { Thumbnail } from '@/design-system/components/Thumbnail/Thumbnail'
import { isPicture } from '@/domain/attachments'
import { formatDay, getLatestDay, today } from '@/domain/days'
import { fieldId, useForm } from '@/patterns/form/form-context'
import { listErrors } from '@/patterns/form/form-errors'
import { useSession } from '@/session/use-session'
import { copy as peopleCopy } from '../people/copy'
import { AttachmentsField } from './AttachmentsField'
import {
  type BackgroundCheckValues,
  type CheckEntryValues,
  findMissingEntryParts,
} from './background-check-form'
import { CatalogSelect } from './CatalogSelect'
import { copy } from './copy'
import { TermField } from './TermField'
import type { OpenEntryState } from './use-open-entry'

const words = copy.entry
const { people } = peopleCopy

interface EntryProps {
  index: number
  entry: CheckEntryValues
}

interface CheckEntryCardProps extends EntryProps {
  /** The entry as the backend has it; absent for a worker that the user has just added. */
  savedEntry?: BackgroundCheckPerson
  openEntry: OpenEntryState
  /**
   * Removes the worker; receives the pressed button. Undefined if the form is disabled; then the card has no buttons.
   */
  onRemove?: (button: Element) => void
  /** Replaces a rejected entry by a new one, which the user can edit. */
  onResubmit: () => void
}

export function CheckEntryCard(props: CheckEntryCardProps) {
  const { index, entry, savedEntry, openEntry, onRemove, onResubmit } = props
  const { person, status } = entry
  const isOpen = openEntry.openIndex === index && status === 'PENDING' && onRemove !== undefined
  return (
    <Card as="li" padding="sm">
      <Stack gap={3} role="group" aria-label={person.full_name}>
        <Inline justify="between" align="start" wraps={false}>
          <Stack gap={0}>
            <Text weight="semibold">{person.full_name}</Text>
            <Text size="sm" tone="muted" hasTabularFigures>
              {words.document(person.id_number)}
            </Text>
          </Stack>
          {savedEntry ? (
            <Tag tone={getStatusLabel(submissionStatuses, status).tone}>
              {getStatusLabel(submissionStatuses, status).label}
            </Tag>
          ) : null}
        </Inline>
        {savedEntry?.comment ? <Text size="sm">{savedEntry.comment}</Text> : null}
        {entry.replaces === undefined ? null : (
          <Text size="sm" tone="muted">
            {people.resubmitted}
          </Text>
        )}
        {isOpen ? (
          <Stack ref={focusFirstControl}>
            <CheckEntryFields index={index} type={savedEntry?.background_check_type} />
          </Stack>
        ) : (
          <CheckEntrySummary index={index} entry={entry} />
        )}
        {onRemove ? (
          <Inline justify="between">
            {status === 'REJECTED' ? (
              <Button
                size="sm"
                aria-label={words.actionOn(people.resubmit, person.full_name)}
                ref={openEntry.closedIndex === index ? focusButton : undefined}
                onClick={onResubmit}
              >
                {people.resubmit}
              </Button>
            ) : (
              <OpenButton index={index} entry={entry} openEntry={openEntry} isOpen={isOpen} />
            )}
            <Button
              data-row=""
              size="sm"
              variant="quiet-danger"
              icon={<Trash2 size={20} aria-hidden="true" />}
              aria-label={words.actionOn(words.remove, person.full_name)}
              onClick={(event) => onRemove(event.currentTarget)}
            >
              {words.remove}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  )
}

interface OpenButtonProps extends EntryProps {
  openEntry: OpenEntryState
  isOpen: boolean
}

function OpenButton({ index, entry, openEntry, isOpen }: OpenButtonProps) {
  const action = findMissingEntryParts(entry).length > 0 ? words.complete : words.edit
  const text = isOpen ? words.done : action
  const label = words.actionOn(text, entry.person.full_name)
  // The keys differ, so that React mounts a new button when the entry closes. The `ref` focuses the new button.
  return isOpen ? (
    <Button key="done" size="sm" aria-label={label} onClick={openEntry.close}>
      {text}
    </Button>
  ) : (
    <Button
      key="open"
      size="sm"
      aria-label={label}
      ref={openEntry.closedIndex === index ? focusButton : undefined}
      disabledReason={getEntryRefusal(entry.status)}
      onClick={() => openEntry.show(index)}
    >
      {text}
    </Button>
  )
}

/** Returns the reason why an entry with this status cannot be edited. */
function getEntryRefusal(status: SubmissionStatus): string | undefined {
  if (status === 'PENDING') return undefined
  return isKnownCode(submissionStatuses, status) ? words.decided : words.unknownStatus
}

const focusButton = (button: HTMLElement | null) => button?.focus()

interface CheckEntryFieldsProps {
  index: number
  /** The type of the saved entry. It stays an option even if the catalog no longer has it. */
  type?: BackgroundCheckType | null
}

function CheckEntryFields({ index, type }: CheckEntryFieldsProps) {
  const { neighbourhood } = useSession()
  const query = useListBackgroundCheckTypes(neighbourhood.id)
  const from = useFormikContext<BackgroundCheckValues>().values.entries[index]?.from
  const getFieldName = (name: string) => `entries.${index}.${name}`
  return (
    <Stack gap={3}>
      <Grid minColumn="12rem" gap={3}>
        <TermField name={getFieldName('from')} label={words.from} />
        <TermField name={getFieldName('to')} label={words.to} min={getLatestDay(today(), from || today())} />
        <CatalogSelect
          name={getFieldName('type')}
          label={words.type}
          query={query}
          currentEntry={type}
          placeholder={words.noType}
        />
      </Grid>
      <AttachmentsField name={getFieldName('attachments')} label={words.attachment} isSingle required />
    </Stack>
  )
}

function CheckEntrySummary({ index, entry }: EntryProps) {
  const { from, to, attachments } = entry
  const [attachment] = attachments
  const picture =
    attachment && isPicture(attachment.name) ? (attachment.file ?? attachment.address) : undefined
  return (
    <Stack gap={2}>
      {from && to ? (
        <Text size="sm" hasTabularFigures>
          {words.term(formatDay(from), formatDay(to))}
        </Text>
      ) : null}
      {attachment ? (
        <Inline wraps={false}>
          {picture === undefined ? null : <Thumbnail source={picture} alt="" />}
          <Text size="sm">{removeInvisibleCharacters(attachment.name)}</Text>
        </Inline>
      ) : null}
      <EntryProblems index={index} entry={entry} />
    </Stack>
  )
}

/**
 * Shows the errors of a closed entry after a submit attempt; without errors, shows the missing parts. The fields of a closed
 * entry are not on the page. For this reason, each error has the id of its field, and the error summary links to the error.
 */
function EntryProblems({ index, entry }: EntryProps) {
  const { formId } = useForm()
  const { errors, submitCount } = useFormikContext()
  const name = `entries.${index}`
  const shownErrors = submitCount > 0 ? listErrors(getIn(errors, name), name) : []
  if (shownErrors.length > 0) {
    return (
      <Stack gap={1}>
        {shownErrors.map((error) => (
          <Text key={error.name} id={fieldId(formId, error.name)} size="sm" tone="danger" weight="medium">
            {error.message}
          </Text>
        ))}
      </Stack>
    )
  }
  const missingParts = findMissingEntryParts(entry)
  return missingParts.length > 0 ? (
    <Text size="sm" tone="muted">
      {missingParts.map((part) => words.lacks[part]).join(' · ')}
    </Text>
  ) : null
}
