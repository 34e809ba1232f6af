import { getIn, useFormikContext } from 'formik'
import { shownName } from '@/design-system/components/FileDrop/file-item'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { Thumbnail } from '@/design-system/components/Thumbnail/Thumbnail'
import { isPicture } from '@/domain/attachments'
import { formatDay } from '@/domain/days'
import { fieldId, useForm } from '@/patterns/form/form-context'
import { listErrors } from '@/patterns/form/form-errors'
import { type CheckEntryValues, findMissingEntryParts } from './background-check-form'
import { copy } from './copy'

const words = copy.entry

interface CheckEntrySummaryProps {
  index: number
  entry: CheckEntryValues
}

export function CheckEntrySummary({ index, entry }: CheckEntrySummaryProps) {
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
          <Text size="sm">{shownName(attachment.name)}</Text>
        </Inline>
      ) : null}
      <EntryErrors index={index} entry={entry} />
    </Stack>
  )
}

/** After a submit attempt each error has its field's id, so that the error summary can link to it. */
function EntryErrors({ index, entry }: CheckEntrySummaryProps) {
  const { formId } = useForm()
  const { errors, submitCount } = useFormikContext()
  const name = `entries.${index}`
  const told = submitCount > 0 ? listErrors(getIn(errors, name), name) : []
  if (told.length > 0) {
    return (
      <Stack gap={1}>
        {told.map((error) => (
          <Text key={error.name} id={fieldId(formId, error.name)} size="sm" tone="danger" weight="medium">
            {error.message}
          </Text>
        ))}
      </Stack>
    )
  }
  const lacks = findMissingEntryParts(entry)
  return lacks.length > 0 ? (
    <Text size="sm" tone="muted">
      {lacks.map((lack) => words.lacks[lack]).join(' · ')}
    </Text>
  ) : null
}
