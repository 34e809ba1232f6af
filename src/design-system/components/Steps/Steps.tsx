import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { square, textStyle, tint } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { border, color, fontWeight, radius, space } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The name of the task, which only screen readers present. */
  label: string
  /** The name of each step. */
  steps: readonly string[]
  /** The index of the current step, from 0. */
  current: number
  /** The text after the name of a completed step, such as 'done'. Only screen readers present it. */
  doneLabel: string
}

/** The steps of a task, with marks for the completed steps and the current step. */
export function Steps({ label, steps, current, doneLabel, ...rest }: StepsProps) {
  return (
    <Root {...rest} role={getListRole('ol', undefined)} aria-label={label}>
      {steps.map((step, index) => (
        <Step
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <Mark aria-hidden="true">{index < current ? <Check size={16} strokeWidth={3} /> : index + 1}</Mark>
          <Name>
            {step}
            {index < current && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
          </Name>
        </Step>
      ))}
    </Root>
  )
}

const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr));
  gap: ${space(3)};
`

const Step = styled.li`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: ${border.thick} solid ${color.line};
  color: ${color.inkMuted};
  ${textStyle({ size: 'sm', line: 'tight' })}

  &[data-done],
  &[aria-current] {
    border-color: ${color.accent};
  }

  &[aria-current] {
    color: ${color.ink};
    font-weight: ${fontWeight.semibold};
  }

  @media (min-width: 26rem) {
    flex-direction: row;
    align-items: center;
  }
`

const Mark = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  ${square(space(6))}
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.pill};
  ${textStyle({ size: 'xs', weight: 'bold' })}
  ${tabularFigures}

  [data-done] > & {
    border-color: transparent;
    ${tint('accent')}
  }

  [aria-current] > & {
    border-color: transparent;
    color: ${color.accentInk};
    background-color: ${color.accent};
  }
`

const Name = styled.span`
  position: relative;
  min-inline-size: 0;
`
