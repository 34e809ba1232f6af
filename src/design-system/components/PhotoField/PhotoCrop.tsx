import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import styled from 'styled-components'
import { unselectable } from '@/design-system/theme/text-styles'
import { border, color, control, radius, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { labelText } from '../Field/field-styles'
import { Inline } from '../Inline/Inline'
import type { PhotoArea } from './square-photo'

/** The texts of a photo field. */
export interface PhotoLabels {
  /** The label of the button that chooses a photo while there is none. */
  choose: string
  /** The label of the button that chooses another photo. */
  change: string
  /** The label of the button that removes the photo. */
  remove: string
  /** The name of the crop area, with instructions for the keyboard. */
  area: string
  /** The name of the zoom slider. */
  zoom: string
  /** The label of the button that crops the photo and uses the result. */
  use: string
  /** The label of the button that discards the chosen photo. */
  cancel: string
  /** The error message for a file that is no image. */
  unreadable: string
  /** The error message for a photo that is too large. */
  tooLarge: string
}

interface PhotoCropProps {
  /** The URL of the uncropped photo. */
  address: string
  labels: PhotoLabels
  /** Called with the crop area, or with undefined if the photo is not rendered yet. */
  onUse: (area?: PhotoArea) => Promise<void>
  onCancel: () => void
}

const keyboardStep = 10
const maxZoom = 4

/**
 * Lets the user crop a photo to a square: dragging or the arrow keys move the photo behind the crop area, and a slider
 * zooms the photo.
 */
export function PhotoCrop({ address, labels, onUse, onCancel }: PhotoCropProps) {
  const id = useId()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [isApplying, setIsApplying] = useState(false)
  const area = useRef<PhotoArea>(undefined)
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => slider.current?.focus(), [])

  const storeArea = (_percentArea: PhotoArea, pixelArea: PhotoArea) => {
    area.current = pixelArea.width > 0 ? pixelArea : undefined
  }
  const applyCrop = () => {
    if (isApplying) return
    setIsApplying(true)
    void onUse(area.current)
  }
  const pressKey = (event: KeyboardEvent) => {
    const isOnButton = event.target instanceof HTMLButtonElement
    if (event.key !== 'Escape' && (event.key !== 'Enter' || isOnButton)) return
    // The key neither submits the form nor closes an enclosing dialog.
    event.preventDefault()
    if (event.key === 'Escape') onCancel()
    else applyCrop()
  }

  return (
    <Root onKeyDown={pressKey}>
      <CropFrame>
        <Cropper
          image={address}
          aspect={1}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={keyboardStep}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={storeArea}
          onCropComplete={storeArea}
          // The wheel scrolls the page; with Ctrl it zooms the photo.
          onWheelRequest={(event) => event.ctrlKey}
          cropperProps={{ role: 'application', 'aria-label': labels.area }}
          disableAutomaticStylesInjection
        />
      </CropFrame>
      <Label htmlFor={id}>{labels.zoom}</Label>
      <Slider
        ref={slider}
        id={id}
        type="range"
        min={1}
        max={maxZoom}
        step={0.1}
        value={zoom}
        onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
      />
      <Inline gap={2}>
        <Button variant="primary" loading={isApplying} onClick={applyCrop}>
          {labels.use}
        </Button>
        <Button onClick={onCancel}>{labels.cancel}</Button>
      </Inline>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  flex: 0 1 20rem;
  min-inline-size: 0;
`

/**
 * These rules replace the style sheet of react-easy-crop, and use its class names. The library would inject that style sheet
 * into the page, but the Content Security Policy forbids inline styles.
 */
const CropFrame = styled.div`
  position: relative;
  inline-size: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  background-color: ${color.sunken};
  border-radius: ${radius.md};

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    ${unselectable}
    touch-action: none;
    cursor: move;
  }

  .reactEasyCrop_Image {
    position: absolute;
    inset: 0;
    max-inline-size: 100%;
    max-block-size: 100%;
    margin: auto;
  }

  .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    overflow: hidden;
    box-shadow: 0 0 0 100rem ${color.scrim};
    transform: translate(-50%, -50%);
  }

  .reactEasyCrop_CropArea:focus-visible {
    outline-offset: -${border.thick};
  }
`

const Label = styled.label`
  ${labelText}
`

const Slider = styled.input`
  inline-size: 100%;
  block-size: ${control.md};
  margin: 0;
  accent-color: ${color.accent};
  cursor: pointer;
`
