import { Upload } from 'lucide-react'
import { type ChangeEvent, type FocusEvent, type InputHTMLAttributes, type Ref, useRef } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { useOnDemand } from '@/design-system/use-on-demand'
import { Button } from '../Button/Button'
import { Field } from '../Field/Field'
import { type FieldProps, splitFieldProps } from '../Field/field-props'
import { useMergedRef } from '../Field/use-merged-ref'
import { Choose, Zone } from '../FileDrop/file-drop-styles'
import { Thumbnail } from '../Thumbnail/Thumbnail'
import type { PhotoWords } from './PhotoCrop'
import type { PhotoArea } from './square-photo'
import { useObjectUrl } from './use-object-url'
import { usePhotoDraft } from './use-photo-draft'

const loadCrop = async () => (await import('./PhotoCrop')).PhotoCrop

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'multiple' | 'alt'
>

interface PhotoFieldProps extends FieldProps, Native {
  /** The address of the photo that is there, a new one, or '' for none. */
  value: File | string
  /** Called with a square JPEG, drawn anew, or with '' when the photo is removed. */
  onChange: (value: File | '') => void
  /** Called when a photo begins to wait for being used or left, and when none does any more: nothing of it is in the value. */
  onDraft?: (isWaiting: boolean) => void
  /** Called when the focus leaves the whole field. */
  onBlur?: () => void
  /** Of whom or what the photo is, for screen readers. */
  alt: string
  /** Photos of so many bytes or more are refused before they are read. */
  sizeLimit?: number
  /** Everything it says. */
  words: PhotoWords
  ref?: Ref<HTMLInputElement>
}

/**
 * A square photo: chosen or taken, cropped in its place, and drawn anew, so that nothing of the file remains but what can
 * be seen. What crops it comes on demand; if it cannot be fetched, the middle of the photo is taken.
 */
export function PhotoField(props: PhotoFieldProps) {
  const { alt, sizeLimit, words, onDraft, onBlur, ref, ...fieldAndInput } = props
  const [field, { id, value, onChange, ...rest }] = splitFieldProps(fieldAndInput)
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(input, ref)
  const { part: PhotoCrop, fetch, fetchAhead } = useOnDemand(loadCrop)
  const { draft, problem, choose, apply, cancel } = usePhotoDraft({ sizeLimit, onUse: onChange, onDraft })
  const address = useObjectUrl(value)
  const isCropping = draft !== undefined && PhotoCrop !== undefined

  const goBack = () => input.current?.focus()
  const chooseFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // So that the same photo can be chosen once more.
    currentTarget.value = ''
    if (!file) return
    await choose(file)
    fetch(() => void apply())
  }
  const keepArea = async (area?: PhotoArea) => {
    await apply(area)
    goBack()
  }
  const leaveDraft = () => {
    cancel()
    goBack()
  }
  const remove = () => {
    onChange('')
    goBack()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.()
  }

  return (
    <Field
      {...field}
      id={id}
      error={problem ? words[problem] : field.error}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <Whole onBlur={leave}>
          {isCropping && (
            <PhotoCrop
              key={draft.picture.src}
              address={draft.picture.src}
              words={words}
              onUse={keepArea}
              onCancel={leaveDraft}
            />
          )}
          {!isCropping && address && <Thumbnail source={address} alt={alt} size="lg" />}
          <Actions>
            <Zone>
              <input
                title=""
                accept="image/jpeg,image/png,image/webp"
                {...rest}
                {...control}
                ref={inputRef}
                type="file"
                onPointerEnter={fetchAhead}
                onFocus={fetchAhead}
                onChange={chooseFile}
              />
              <Choose htmlFor={control.id}>
                <Upload aria-hidden="true" />
                {address ? words.change : words.choose}
              </Choose>
            </Zone>
            {!isCropping && address && !field.disabled && (
              <Button variant="quiet" onClick={remove}>
                {words.remove}
              </Button>
            )}
          </Actions>
        </Whole>
      )}
    </Field>
  )
}

const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  min-inline-size: 0;
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: ${space(1)};
  justify-items: start;
  min-inline-size: 0;
`
