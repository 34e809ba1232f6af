import { Upload } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type MouseEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import { Field } from '../Field/Field'
import { type FieldProps, splitFieldProps } from '../Field/field-props'
import { useRowFocus } from '../TransferList/use-row-focus'
import { DroppedFile } from './DroppedFile'
import { Choose, Files, Hint, Refusals, Whole, Zone } from './file-drop-styles'
import type { FileDropWords } from './file-drop-words'
import { type FileItem, itemOf } from './file-item'
import { type FileRules, sortFiles } from './file-refusal'

const loadTarget = async () => (await import('./DropTarget')).DropTarget

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'accept' | 'multiple'
>

interface FileDropProps extends FieldProps, FileRules, Native {
  /** The files that are there. Whoever sends them keeps their `state`, `progress` and `error` up to date. */
  value: readonly FileItem[]
  /** Called with all files after some were added or one was removed. */
  onChange: (value: FileItem[]) => void
  /** Called when the focus leaves the whole field. */
  onBlur?: () => void
  /** Called to send a failed file again; without it that is not offered. */
  onRetry?: (item: FileItem) => void
  /** Whether a file is a picture that its row shows, asked with its name; absent: none is. */
  hasPreview?: (name: string) => boolean
  /** Everything it says. */
  words: FileDropWords
  ref?: Ref<HTMLInputElement>
}

/**
 * Files: chosen in the browser's dialog, pasted, or dropped. The control is a native one, which takes a drop by itself;
 * while files are dragged over the page, the place to drop them shows and takes more than a browser would.
 */
export function FileDrop(props: FileDropProps) {
  const { formats, sizeLimit, maxFiles, words, hasPreview, onRetry, onBlur, ...fieldAndInput } = props
  const [field, { id, value, onChange, ...rest }] = splitFieldProps(fieldAndInput)
  const [refusals, setRefusals] = useState<string[]>([])
  const { part: DropTarget, fetch } = useOnDemand(loadTarget)
  const isDragging = usePageDrag(fetch) && !field.disabled
  const { panel, remember } = useRowFocus()

  const add = (files: readonly File[]) => {
    const { accepted, refused } = sortFiles(files, { formats, sizeLimit, maxFiles }, value.length)
    setRefusals(refused.map(words.refused))
    if (accepted.length > 0) onChange([...value, ...accepted.map(itemOf)])
  }
  const addChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])])
    // So that the same file can be chosen once more after it was removed.
    currentTarget.value = ''
  }
  const addPasted = ({ clipboardData: { files } }: ClipboardEvent) => {
    if (files.length > 0) add([...files])
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.()
  }
  const remove = (item: FileItem, index: number) => (event: MouseEvent) => {
    remember(event.currentTarget, index)
    onChange(value.filter((other) => other.id !== item.id))
  }
  const retry = (item: FileItem, index: number) => (event: MouseEvent) => {
    remember(event.currentTarget, index)
    onRetry?.(item)
  }

  return (
    <Field {...field} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Whole ref={panel} onBlur={leave} onPaste={addPasted}>
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
            <Choose htmlFor={control.id}>
              <Upload aria-hidden="true" />
              {words.choose} <Hint>{words.drop}</Hint>
            </Choose>
            {DropTarget && !field.disabled && (
              <DropTarget isShown={isDragging} label={words.release} onFiles={add} />
            )}
          </Zone>
          <FileRefusals refusals={refusals} />
          {value.length > 0 && (
            <Files>
              {value.map((item, index) => (
                <DroppedFile
                  key={item.id}
                  item={item}
                  hasPreview={hasPreview?.(item.name)}
                  words={words}
                  isStill={field.disabled}
                  onRemove={remove(item, index)}
                  onRetry={onRetry && retry(item, index)}
                />
              ))}
            </Files>
          )}
        </Whole>
      )}
    </Field>
  )
}

interface FileRefusalsProps {
  /** A sentence for each file that was not added. */
  refusals: readonly string[]
}

/** Why files were not added, said at once. Internal. */
function FileRefusals({ refusals }: FileRefusalsProps) {
  return (
    <Refusals role="alert">
      {refusals.map((refusal, index) => (
        <p key={String(index)}>{refusal}</p>
      ))}
    </Refusals>
  )
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Whether files are being dragged over the page; `onStart` is told when they come. */
function usePageDrag(onStart: () => void) {
  const [isDragging, setIsDragging] = useState(false)
  const start = useEffectEvent(onStart)

  useEffect(() => {
    const listening = new AbortController()
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      setIsDragging(true)
      start()
    }
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsDragging(false)
    }
    const end = () => setIsDragging(false)
    document.addEventListener('dragenter', enter, listening)
    document.addEventListener('dragleave', leave, listening)
    document.addEventListener('dragend', end, listening)
    document.addEventListener('drop', end, listening)
    return () => listening.abort()
  }, [])

  return isDragging
}
