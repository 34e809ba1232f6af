import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { tabularFigures, visuallyHidden } from '@/design-system/theme/text-styles'
import { border, color, fontSize, fontWeight, lineHeight, radius, space } from '@/design-system/theme/tokens'

interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is under way. */
  label: string
  /** How much of `max` is done; null while nobody knows. */
  value: number | null
  /** How much there is in all. */
  max?: number
  /** The amount in words, e.g. '3 of 8 files'. */
  valueText?: string
  /** The label is only for screen readers, where the words beside the bar say it. */
  isLabelHidden?: boolean
  /** A button beside it, e.g. to stop what is under way. */
  action?: ReactNode
}

/** How far something has come that takes a while. What takes a moment is a Spinner's. */
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
  const most = max > 0 ? max : 1
  // The element itself would log a value that is no number and hide one that is too large.
  const shown = value === null ? undefined : max > 0 ? Math.min(most, Math.max(0, value || 0)) : 0
  return (
    <Root {...rest} $hasAction={Boolean(action)}>
      <Line $isHidden={isLabelHidden && !valueText}>
        <Label htmlFor={id} $isHidden={isLabelHidden}>
          {label}
        </Label>
        {valueText && <Amount aria-hidden="true">{valueText}</Amount>}
      </Line>
      <Bar id={id} value={shown} max={most} aria-valuetext={valueText} />
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
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.body};
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

const breathe = keyframes`
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

  /* The two names cannot share a rule: a browser drops the rule whose selector it does not know. */
  &::-webkit-progress-value {
    ${filled}
  }

  &::-moz-progress-bar {
    ${filled}
  }

  /* Stripes, so that it differs from a full one where nothing moves. */
  &:indeterminate {
    background-image: repeating-linear-gradient(
      135deg,
      ${color.accent} 0 ${space(2)},
      ${color.accentTint} ${space(2)} ${space(4)}
    );
    animation: ${breathe} 900ms ease-in-out infinite alternate;
  }

  &:indeterminate::-webkit-progress-bar,
  &:indeterminate::-webkit-progress-value {
    background-color: transparent;
  }

  &:indeterminate::-moz-progress-bar {
    background-color: transparent;
  }
`
