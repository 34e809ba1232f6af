import { Upload } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import { Field } from '../Field/Field'
import { type ControlProps, createFocusLeaveHandler, splitFieldProps } from '../Field/field-props'
import { useRowFocus } from '../TransferList/use-row-focus'
import { DroppedFile } from './DroppedFile'
import type { FileDropLabels } from './file-drop-labels'
import { ChooseLabel, Container, FileRows, Hint, Refusals, Zone } from './file-drop-styles'
import { createFileItem, type FileItem } from './file-item'
import { type FileRules, partitionFiles } from './file-refusal'

const loadDropTarget = async () => (await import('./DropTarget')).DropTarget

interface FileDropProps extends ControlProps<'input', 'onBlur' | 'accept' | 'multiple'>, FileRules {
  /** The files. The parent updates their `state`, `progress` and `error`. */
  value: readonly FileItem[]
  /** Called with all files after files were added or a file was removed. */
  onChange: (value: FileItem[]) => void
  /** Called when the focus leaves the field. */
  onBlur?: () => void
  /** Called to upload a failed file again. Without this prop there is no retry button. */
  onRetry?: (item: FileItem) => void
  /** Returns whether the row of a file with this name shows a preview; by default no row does. */
  hasPreview?: (name: string) => boolean
  /** The texts of the field. */
  labels: FileDropLabels
}

/**
 * A field with a native file input. Users add files by choosing, pasting or dropping. While they drag files over the page,
 * a drop target covers the input.
 */
export function FileDrop(props: FileDropProps) {
  const { formats, sizeLimit, maxFiles, labels, hasPreview, onRetry, onBlur, ...fieldAndInput } = props
  const [field, { id, value, onChange, ...rest }] = splitFieldProps(fieldAndInput)
  const [refusalMessages, setRefusalMessages] = useState<string[]>([])
  const { part: DropTarget, loadPart } = useOnDemand(loadDropTarget)
  const isDragging = usePageDrag(loadPart) && !field.disabled
  const { panel, rememberPressed } = useRowFocus()

  const add = (files: readonly File[]) => {
    const { accepted, refused } = partitionFiles(files, { formats, sizeLimit, maxFiles }, value.length)
    setRefusalMessages(refused.map(labels.refusalMessage))
    if (accepted.length > 0) onChange([...value, ...accepted.map(createFileItem)])
  }
  const addChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])])
    // Allows the same file to be chosen again after its removal.
    currentTarget.value = ''
  }
  const addPasted = ({ clipboardData: { files } }: ClipboardEvent) => {
    if (files.length > 0) add([...files])
  }
  const remove = (item: FileItem, index: number) => (event: MouseEvent) => {
    rememberPressed(event.currentTarget, index)
    onChange(value.filter(({ id }) => id !== item.id))
  }
  const retry = (item: FileItem, index: number) => (event: MouseEvent) => {
    rememberPressed(event.currentTarget, index)
    onRetry?.(item)
  }

  return (
    <Field {...field} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Container ref={panel} onBlur={createFocusLeaveHandler(onBlur)} onPaste={addPasted}>
          <Zone>
            <input
              title=""
              {...rest}
              {...control}
              type="file"
              accept={formats?.map((format) => `.${format}`).join(',')}
              multiple={maxFiles !== 1}
              onChange={addChosen}
            />
            <ChooseLabel htmlFor={control.id}>
              <Upload aria-hidden="true" />
              {labels.choose} <Hint>{labels.drop}</Hint>
            </ChooseLabel>
            {DropTarget && !field.disabled && (
              <DropTarget isVisible={isDragging} label={labels.release} onFiles={add} />
            )}
          </Zone>
          <FileRefusals messages={refusalMessages} />
          {value.length > 0 && (
            <FileRows>
              {value.map((item, index) => (
                <DroppedFile
                  key={item.id}
                  item={item}
                  hasPreview={hasPreview?.(item.name)}
                  labels={labels}
                  isDisabled={field.disabled}
                  onRemove={remove(item, index)}
                  onRetry={onRetry && retry(item, index)}
                />
              ))}
            </FileRows>
          )}
        </Container>
      )}
    </Field>
  )
}

interface FileRefusalsProps {
  /** A message for each refused file. */
  messages: readonly string[]
}

/** The messages about the refused files. Screen readers announce them immediately. */
function FileRefusals({ messages }: FileRefusalsProps) {
  return (
    <Refusals role="alert">
      {messages.map((message, index) => (
        <p key={String(index)}>{message}</p>
      ))}
    </Refusals>
  )
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Returns whether files are being dragged over the page. Calls `onStart` each time the dragged files enter an element. */
function usePageDrag(onStart: () => void) {
  const [isDragging, setIsDragging] = useState(false)
  const start = useEffectEvent(onStart)

  useEffect(() => {
    const listeners = new AbortController()
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      setIsDragging(true)
      start()
    }
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsDragging(false)
    }
    const end = () => setIsDragging(false)
    document.addEventListener('dragenter', enter, listeners)
    document.addEventListener('dragleave', leave, listeners)
    document.addEventListener('dragend', end, listeners)
    document.addEventListener('drop', end, listeners)
    return () => listeners.abort()
  }, [])

  return isDragging
}
