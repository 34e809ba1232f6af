import { FileDrop } from '@/design-system/components/FileDrop/FileDrop'
import { type FileItem, removeInvisibleCharacters } from '@/design-system/components/FileDrop/file-item'
import { attachmentFormats, attachmentSizeLimit, isPicture } from '@/domain/attachments'
import { useFormField } from '@/patterns/form/use-form-field'
import { useListRemoval } from '@/patterns/form/use-list-removal'
import { copy } from './copy'

const { files } = copy

interface AttachmentsFieldProps {
  name: string
  label: string
  isSingle?: boolean
  isLabelHidden?: boolean
  required?: boolean
  disabled?: boolean
}

export function AttachmentsField({ name, isSingle = false, ...rest }: AttachmentsFieldProps) {
  const field = useFormField<FileItem[]>(name)
  const remove = useListRemoval<FileItem>(name)
  const change = (items: FileItem[]) => {
    const removedItem = field.value.find((item) => !items.includes(item))
    // A file that replaces another is no removal.
    if (removedItem && items.length < field.value.length)
      remove(removedItem, files.removed(removeInvisibleCharacters(removedItem.name)))
    else field.onChange(items)
  }
  return (
    <FileDrop
      {...field}
      {...rest}
      onChange={change}
      disabled={rest.disabled || field.disabled}
      hint={isSingle ? files.hintOne : files.hint}
      formats={attachmentFormats}
      sizeLimit={attachmentSizeLimit}
      maxFiles={isSingle ? 1 : undefined}
      hasPreview={isPicture}
      labels={isSingle ? { ...files.labels, ...files.wordsOne } : files.labels}
    />
  )
}
