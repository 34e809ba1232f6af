import { useState } from 'react'
import * as v from 'valibot'
import { Button } from '@/design-system/components/Button/Button'
import { FileDrop } from '@/design-system/components/FileDrop/FileDrop'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { attachmentSizeLimit } from '@/domain/attachments'
import { FormShell } from '@/patterns/form/FormShell'
import { FieldRefusal } from '@/patterns/form/field-refusal'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy, listFormats } from './copy'
import type { WorkerList } from './list-lines'
import { readList } from './read-list'

const { source: words } = copy

const sourceForm = v.object({
  rows: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', words.nothing),
  ),
})

interface SourceStepProps {
  hasDates: boolean
  /** Called with a list that could be read. */
  onRead: (list: WorkerList) => void
  onClose: () => void
}

/** Where the list comes from: rows that were copied in a spreadsheet, or a file. */
export function SourceStep({ hasDates, onRead, onClose }: SourceStepProps) {
  return (
    <FormShell
      initialValues={{ rows: '' }}
      schema={sourceForm}
      isGuarded={false}
      onSubmit={async ({ rows }) => {
        const read = await readList(rows)
        if ('refusal' in read) throw new FieldRefusal('rows', read.refusal)
        onRead(read.list)
      }}
    >
      <Stack gap={4}>
        <Text tone="muted">{words.help(hasDates ? words.columns.withDates : words.columns.plain)}</Text>
        <RowsField />
        <ListFileField onRead={onRead} />
      </Stack>
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.submit}</SubmitButton>
      </Inline>
    </FormShell>
  )
}

function RowsField() {
  return (
    <TextArea
      {...useFormField<string>('rows')}
      label={words.rows}
      placeholder={words.example}
      rows={3}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

/** A file is read as soon as it is there. */
function ListFileField({ onRead }: Pick<SourceStepProps, 'onRead'>) {
  const [error, setError] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const read = async ([item]: FileItem[]) => {
    if (!item?.file) return
    setError(undefined)
    setIsReading(true)
    const outcome = await readList(item.file)
    setIsReading(false)
    if ('refusal' in outcome) setError(`${item.name}: ${outcome.refusal}`)
    else onRead(outcome.list)
  }
  return (
    <FileDrop
      id="list-file"
      name="list-file"
      label={words.file}
      hint={isReading ? words.reading : words.fileHint}
      error={error}
      formats={listFormats}
      sizeLimit={attachmentSizeLimit}
      maxFiles={1}
      value={[]}
      onChange={(items) => void read(items)}
      words={words.words}
    />
  )
}
