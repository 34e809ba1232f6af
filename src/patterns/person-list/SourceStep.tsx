import { useFormikContext } from 'formik'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { Button } from '@/design-system/components/Button/Button'
import { FileDrop } from '@/design-system/components/FileDrop/FileDrop'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { attachmentSizeLimit } from '@/domain/attachments'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy, listFormats } from './copy'
import type { PersonListOptions } from './person-list-options'
import { type FoundList, readList } from './read-list'

const { source: words } = copy

const sourceFormSchema = v.object({
  rows: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', words.nothing),
  ),
})

interface SourceStepProps extends Pick<PersonListOptions, 'words' | 'needsDocument'> {
  onRead: (found: FoundList) => void
  onClose: () => void
}

/** The step in which the user pastes or types the rows of a list, or chooses a file. */
export function SourceStep({ words: listWords, needsDocument, onRead, onClose }: SourceStepProps) {
  const { refusals, isReading, read, refuse } = useListReader(onRead, needsDocument)
  return (
    <FormShell
      initialValues={{ rows: '' }}
      schema={sourceFormSchema}
      draft="list"
      onSubmit={({ rows }) => read('rows', rows)}
    >
      <Stack gap={4}>
        <Text tone="muted">{listWords.help}</Text>
        <RowsField
          refusal={refusals.rows}
          example={listWords.example}
          onPaste={(text) => void read('rows', text)}
          onPasteFailure={(reason) => refuse('rows', reason)}
        />
        <FileDrop
          id="list-file"
          name="list-file"
          label={words.file}
          hint={isReading ? words.reading : words.fileHint}
          error={refusals.file}
          formats={listFormats}
          sizeLimit={attachmentSizeLimit}
          maxFiles={1}
          value={[]}
          onChange={([item]) => item?.file && void read('file', item.file)}
          labels={words.labels}
        />
      </Stack>
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.submit}</SubmitButton>
      </Inline>
    </FormShell>
  )
}

type Source = 'rows' | 'file'

function useListReader(onRead: SourceStepProps['onRead'], needsDocument: boolean) {
  const [refusals, setRefusals] = useState<Partial<Record<Source, string>>>({})
  const [isReading, setIsReading] = useState(false)
  /** Resolves to whether the list is readable. */
  const read = async (sourceName: Source, source: string | File) => {
    setRefusals({})
    setIsReading(true)
    const result = await readList(source, { needsDocument })
    setIsReading(false)
    const isReadable = 'found' in result
    if (isReadable) onRead(result.found)
    else {
      const prefix = typeof source === 'string' ? '' : `${source.name}: `
      setRefusals({ [sourceName]: prefix + result.refusal })
    }
    return isReadable
  }
  const refuse = (sourceName: Source, reason: string) => setRefusals({ [sourceName]: reason })
  return { refusals, isReading, read, refuse }
}

/**
 * Pasted text is read at once and not inserted, because hundreds of rows slow the field down. Typed text is read when
 * the user submits the form.
 */
function RowsField({ refusal, example, onPaste, onPasteFailure }: RowsFieldProps) {
  const { error, ...field } = useFormField<string>('rows')
  // The field has the focus at first. A press on a button below it leaves the field, but asks for no rows yet.
  const hasSubmitted = useFormikContext().submitCount > 0
  const readRows = (text: string) => onPaste(field.value.trim() === '' ? text : `${field.value}\n${text}`)
  const pasteClipboard = async () => {
    try {
      const text = await navigator.clipboard.readText()
      if (text.trim() === '') onPasteFailure(words.nothingCopied)
      else readRows(text)
    } catch {
      // The user or the browser does not allow pages to read the clipboard.
      onPasteFailure(words.pasteFailed)
    }
  }
  return (
    <Stack gap={1}>
      <TextArea
        {...field}
        error={refusal ?? (hasSubmitted ? error : undefined)}
        label={words.rows}
        placeholder={example}
        wrap="off"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (text.trim() === '') return
          event.preventDefault()
          readRows(text)
        }}
      />
      {canReadClipboard() ? (
        <Inline>
          <Button
            size="sm"
            icon={<ClipboardPaste size={20} aria-hidden="true" />}
            onClick={() => void pasteClipboard()}
          >
            {words.paste}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  )
}

/** Some browsers, and pages without https, cannot read the clipboard. */
const canReadClipboard = () => typeof navigator.clipboard?.readText === 'function'

interface RowsFieldProps {
  refusal?: string
  example: string
  onPaste: (text: string) => void
  onPasteFailure: (reason: string) => void
}
