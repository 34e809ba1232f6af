import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { textStyle } from '@/design-system/theme/mixins'
import { tabularFigures, visuallyHidden } from '@/design-system/theme/text-styles'
import { border, color, fontWeight, radius, space } from '@/design-system/theme/tokens'

interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the task. */
  label: string
  /** The completed part of `max`; null if the completed part is unknown. */
  value: number | null
  /** The total amount. */
  max?: number
  /** The amount as text, e.g. '3 of 8 files'. */
  valueText?: string
  /** Whether only screen readers present the label, e.g. because a text beside the bar already names the task. */
  isLabelHidden?: boolean
  /** A button beside the bar, e.g. to cancel the task. */
  action?: ReactNode
}

/** A bar that shows the progress of a long task. For a short task, use `Spinner`. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
  action,
  ...rest
}: ProgressProps) {
  const id = useId()
  const total = max > 0 ? max : 1
  // The bar needs a number from 0 to `total`. React logs an error for NaN.
  const barValue = value === null ? undefined : max > 0 ? Math.min(total, Math.max(0, value || 0)) : 0
  return (
    <Root {...rest} $hasAction={Boolean(action)}>
      <Line $isHidden={isLabelHidden && !valueText}>
        <Label htmlFor={id} $isHidden={isLabelHidden}>
          {label}
        </Label>
        {valueText && <Amount aria-hidden="true">{valueText}</Amount>}
      </Line>
      <Bar id={id} value={barValue} max={total} aria-valuetext={valueText} />
      {action && <Action>{action}</Action>}
    </Root>
  )
}

const Root = styled.div<{ $hasAction: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasAction }) => $hasAction && 'auto'};
  gap: ${space(1.5)} ${space(2)};
  min-inline-size: 0;
`

const Action = styled.div`
  grid-row: 1 / span 2;
  grid-column: 2;
  align-self: center;
`

const Line = styled.div<{ $isHidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  justify-content: space-between;
  ${textStyle({ size: 'sm', line: 'body' })}
  overflow-wrap: anywhere;
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const Label = styled.label<{ $isHidden: boolean }>`
  min-inline-size: 0;
  color: ${color.ink};
  font-weight: ${fontWeight.medium};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const Amount = styled.span`
  min-inline-size: 0;
  color: ${color.inkMuted};
  ${tabularFigures}
`

const pulse = keyframes`
  from { opacity: 1; }
  to { opacity: 0.35; }
`

const track = css`
  background-color: ${color.sunken};
  border-radius: ${radius.pill};
`

const filled = css`
  background-color: ${color.accent};
  border-radius: ${radius.pill};
`

const Bar = styled.progress`
  inline-size: 100%;
  block-size: ${space(2.5)};
  border: ${border.thin} solid ${color.lineStrong};
  overflow: hidden;
  appearance: none;
  ${track}

  &::-webkit-progress-bar {
    ${track}
  }

  /* The two selectors cannot share a rule: a browser drops a rule with an unknown selector. */
  &::-webkit-progress-value {
    ${filled}
  }

  &::-moz-progress-bar {
    ${filled}
  }

  /* If animations are off, only the stripes distinguish a bar of unknown progress from a full bar. */
  &:indeterminate {
    background-image: repeating-linear-gradient(
      135deg,
      ${color.accent} 0 ${space(2)},
      ${color.accentTint} ${space(2)} ${space(4)}
    );
    animation: ${pulse} 900ms ease-in-out infinite alternate;
  }

  &:indeterminate::-webkit-progress-bar,
  &:indeterminate::-webkit-progress-value {
    background-color: transparent;
  }

  &:indeterminate::-moz-progress-bar {
    background-color: transparent;
  }
`
