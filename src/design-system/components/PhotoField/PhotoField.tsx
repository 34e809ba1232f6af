import { Upload } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { useOnDemand } from '@/design-system/use-on-demand'
import { Button } from '../Button/Button'
import { Field } from '../Field/Field'
import { type ControlProps, createFocusLeaveHandler, splitFieldProps } from '../Field/field-props'
import { useMergedRef } from '../Field/use-merged-ref'
import { ChooseLabel, Zone } from '../FileDrop/file-drop-styles'
import { Thumbnail } from '../Thumbnail/Thumbnail'
import type { PhotoLabels } from './PhotoCrop'
import type { PhotoArea } from './square-photo'
import { useObjectUrl } from './use-object-url'
import { usePhotoDraft } from './use-photo-draft'

const loadCrop = async () => (await import('./PhotoCrop')).PhotoCrop

interface PhotoFieldProps extends ControlProps<'input', 'onBlur' | 'multiple' | 'alt'> {
  /** The URL of the current photo, a new file, or '' for none. */
  value: File | string
  /** Called with a square, re-encoded JPEG, or with '' when the photo is removed. */
  onChange: (value: File | '') => void
  /** Called with true when a chosen photo waits for its crop. After the crop or a cancel, called with false. */
  onDraft?: (hasDraft: boolean) => void
  /** Called when the focus leaves the whole field. */
  onBlur?: () => void
  /** The description of the photo for screen readers. */
  alt: string
  /** The field refuses a file of at least this many bytes. */
  sizeLimit?: number
  /** The progress of an upload. It replaces the actions, so that nothing below the field moves. */
  progress?: ReactNode
  /** The texts of the field. */
  labels: PhotoLabels
}

/**
 * A field for a square photo. The user chooses or takes a photo and crops it inside the field. The field re-encodes the
 * result, which removes all metadata. It loads the cropper on demand; without the cropper, it uses the middle of the photo.
 * The visible action is the whole name of the control, so `labels.choose` and `labels.change` must say that it is about a photo.
 */
export function PhotoField(props: PhotoFieldProps) {
  const { alt, sizeLimit, labels, progress, onDraft, onBlur, ref, ...fieldAndInput } = props
  const [field, { id, value, onChange, ...rest }] = splitFieldProps(fieldAndInput)
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(input, ref)
  const { part: PhotoCrop, loadPart, prefetch } = useOnDemand(loadCrop)
  const { draft, problem, choose, apply, cancel } = usePhotoDraft({ sizeLimit, onUse: onChange, onDraft })
  const address = useObjectUrl(value)
  const isCropping = draft !== undefined && PhotoCrop !== undefined

  const focusInput = () => input.current?.focus()
  const chooseFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Empties the input, so that the same photo can be chosen again.
    currentTarget.value = ''
    if (!file) return
    await choose(file)
    loadPart(() => void apply())
  }
  const applyArea = async (area?: PhotoArea) => {
    await apply(area)
    focusInput()
  }
  const cancelDraft = () => {
    cancel()
    focusInput()
  }
  const remove = () => {
    onChange('')
    focusInput()
  }

  const removeButton = !isCropping && address && !field.disabled && (
    <Button variant="quiet" onClick={remove}>
      {labels.remove}
    </Button>
  )

  return (
    <Field
      {...field}
      id={id}
      error={problem ? labels[problem] : field.error}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <Root onBlur={createFocusLeaveHandler(onBlur)}>
          {isCropping && (
            <PhotoCrop
              key={draft.picture.src}
              address={draft.picture.src}
              labels={labels}
              onUse={applyArea}
              onCancel={cancelDraft}
            />
          )}
          {!isCropping && address && <Thumbnail source={address} alt={alt} size="lg" />}
          {progress && <Progress>{progress}</Progress>}
          <Actions hidden={Boolean(progress)}>
            <Zone>
              <input
                title=""
                accept="image/jpeg,image/png,image/webp"
                {...rest}
                {...control}
                ref={inputRef}
                type="file"
                // Both labels together would say the subject twice, e.g. 'Foto Cambiar foto'.
                aria-labelledby={`${control.id}-action`}
                onPointerEnter={prefetch}
                onFocus={prefetch}
                onChange={chooseFile}
              />
              <ChooseLabel id={`${control.id}-action`} htmlFor={control.id}>
                <Upload aria-hidden="true" />
                {address ? labels.change : labels.choose}
              </ChooseLabel>
            </Zone>
            {removeButton}
          </Actions>
        </Root>
      )}
    </Field>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  min-inline-size: 0;
`

const Progress = styled.div`
  flex: 0 1 12rem;
  min-inline-size: 0;
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: ${space(1)};
  justify-items: start;
  min-inline-size: 0;
`
