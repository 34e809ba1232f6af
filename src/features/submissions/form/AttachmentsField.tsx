import { FileDrop } from '@/design-system/components/FileDrop/FileDrop'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { attachmentFormats, attachmentSizeLimit, isPicture } from '@/domain/attachments'
import { useFormField } from '@/patterns/form/use-form-field'
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
  return (
    <FileDrop
      {...field}
      {...rest}
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
