import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { border, color, fontWeight, radius, space } from '@/design-system/theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { spellPlate, splitPlate } from './plate-parts'

interface PlateProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The backend's value: a plate with or without spaces, or a word that means 'no plate'. */
  value: string | null | undefined
}

/**
 * The plate of a vehicle, with the same spaces as on the vehicle. Screen readers spell the plate. A word that means
 * 'no plate' is shown as it is.
 */
export function Plate({ value, ...rest }: PlateProps) {
  const text = value?.trim() ?? ''
  const parts = splitPlate(text)
  if (!parts) return <Plain {...rest}>{text}</Plain>
  return (
    <Frame {...rest} data-grouped={parts.length > 1 || undefined}>
      <span aria-hidden="true">{parts.join(' ')}</span>
      <VisuallyHidden>{spellPlate(text)}</VisuallyHidden>
    </Frame>
  )
}

const Plain = styled.span`
  overflow-wrap: anywhere;
`

const Frame = styled.span`
  position: relative;
  display: inline-block;
  padding-inline: ${space(2)};
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.sm};
  font-weight: ${fontWeight.semibold};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  ${tabularFigures}

  &[data-grouped] {
    white-space: nowrap;
  }
`
